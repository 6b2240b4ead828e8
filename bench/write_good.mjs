// write-good, asked as `subject.py` asks the others. Argument: the folder that has `node_modules`.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const writeGood = createRequire(`${process.argv[2]}/`)("write-good");
for await (const line of createInterface({ input: process.stdin })) {
  const taken = JSON.parse(line).map(({ text }) => {
    const start = process.cpuUsage();
    writeGood(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  console.log(JSON.stringify(taken));
}
