import { checks } from '#lib/checks/checks.ts'

let failed = 0
for (const { name, run } of checks) {
  console.log(`\n— ${name}`)
  const { content, output } = await run()
  console.log(output.trim())
  if (content) continue
  failed++
  console.error(`${name} failed`)
}
console.log(`\n${checks.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
