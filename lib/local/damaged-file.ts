export const damagedFile = (path: string) =>
  new Error(`The file ${path} is damaged. Run \`npm run reset\` to start again with fresh data.`)
