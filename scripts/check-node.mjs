// JavaScript, so that an older Node can run it.
const needed = 24;

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(`Node ${process.versions.node} cannot run this: \`npm ci\` installs Node ${needed} for the project.`);
  process.exit(1);
}
