# Build stage: the locked packages and the project go into one virtual environment, with the bytecode and what
# the packs come to, which the running service cannot write.
FROM python:3.12-slim AS build
WORKDIR /src
COPY requirements/uv.txt requirements/redis.txt requirements/
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/uv.txt \
 && /venv/bin/uv pip install --no-cache --compile-bytecode --python /venv/bin/python --require-hashes -r requirements/redis.txt
COPY pyproject.toml README.md LICENSE ./
COPY service service
COPY rules rules
RUN /venv/bin/uv pip install --no-cache --compile-bytecode --python /venv/bin/python --no-deps --no-build-isolation . \
 && /venv/bin/python -c "from askfirst.gate import load_gate; gate = load_gate(); gate.warm(gate.shelves)" \
 && /venv/bin/uv pip uninstall --python /venv/bin/python uv pip

# Run stage: nothing is downloaded, nothing runs as root.
FROM python:3.12-slim
RUN useradd --uid 10001 --no-create-home --home-dir /nonexistent askfirst \
 && install -d -o askfirst -m 700 /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    ASKFIRST_HOST=0.0.0.0 ASKFIRST_DATA=/data ASKFIRST_LOG_FORMAT=json
USER askfirst
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s CMD ["askfirst", "health"]
CMD ["askfirst", "serve"]
