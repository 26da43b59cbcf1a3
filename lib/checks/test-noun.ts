import { runTool } from './run-tool.ts'
import { nounNames, testsOfNoun } from './tests-of-noun.ts'

/** Runs what concerns one noun, in less than a minute where the machine has nothing else to do, and says what else would. */
export async function testNoun(noun: string): Promise<boolean> {
  const names = nounNames()
  if (!names.includes(noun)) {
    console.error(`There is no noun "${noun}". Choose one of: ${names.join(', ')}.`)
    return false
  }
  const start = Date.now()
  const { run, leftOut } = testsOfNoun(noun)
  // Each worker starts a cloud, which takes longer than the few files that a second one would save.
  const options = [
    'run',
    '--silent=false',
    '--reporter=default',
    '--slowTestThreshold=5000',
    '--maxWorkers=1',
  ]
  const { content } = await runTool('vitest', [...options, ...run], { TEST_NOUN: noun }, 'at once')
  console.log(`\n${run.length} files for ${noun} in ${((Date.now() - start) / 1000).toFixed(1)} s`)
  console.log(
    'Left out: types, lint and sizes (npm run check), the rules of the templates, and what else uses it:',
  )
  console.log(leftOut.length > 0 ? `npx vitest run ${leftOut.join(' ')}` : 'nothing')
  return content
}
