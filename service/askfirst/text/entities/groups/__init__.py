"""Groups of customers that nothing measurable delimits."""
