import { createInterface } from 'node:readline/promises'
import { accountId, DeployError, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { emptyBucket } from '#lib/deploy/empty-bucket.ts'
import { fail, runCdk } from '#lib/deploy/run-cdk.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'

const confirmed = process.argv.includes('--yes')
const args = process.argv.slice(2).filter((arg) => arg !== '--yes')

async function destroy(): Promise<void> {
  const data = await stackOutputs(stackNames.data)
  if (!data) throw new DeployError('Nothing is deployed there.')
  await confirm()

  const web = await stackOutputs(stackNames.web)
  const siteUrl = web?.SiteUrl ? ['-c', `siteUrl=${web.SiteUrl}`] : ['-c', 'web=false']
  const disposable = ['-c', 'demo=true', '-c', 'disposable=true', ...siteUrl, ...args]
  // First every protection against exactly this is lifted, by a deployment.
  await runCdk('deploy', '--all', '--require-approval', 'never', '--concurrency', '3', ...disposable)
  for (const bucket of [data.MediaBucket, web?.AssetBucket])
    if (bucket) console.log(`Emptied ${bucket}: ${await emptyBucket(bucket)} objects`)
  await runCdk('destroy', '--all', '--force', ...disposable)
  console.log('\nEverything of the platform is deleted. The CDK’s own stack, CDKToolkit, stays.')
}

async function confirm(): Promise<void> {
  if (confirmed) return
  const account = await accountId()
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `This deletes every account, file and record of the platform in account ${account}, ${await region()}.\nType the account number to go on: `,
  )
  prompt.close()
  if (answer.trim() !== account) throw new DeployError('Nothing was deleted.')
}

await destroy().catch(fail)
