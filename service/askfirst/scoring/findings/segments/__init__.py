"""Groups of customers that neither the text nor its context delimits."""
