import { accountId, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { checkQuotas } from '#lib/deploy/check-quotas.ts'
import { deleteStack, statusOf } from '#lib/deploy/delete-stack.ts'
import { fillCatalogue } from '#lib/deploy/fill-catalogue.ts'
import { fillFirstBrands } from '#lib/deploy/fill-first-brands.ts'
import { fillOrganizations } from '#lib/deploy/fill-organizations.ts'
import { fillPages } from '#lib/deploy/fill-pages.ts'
import { removeFailedSite } from '#lib/deploy/remove-failed-site.ts'
import { contextOf, deployStacks, fail, runCdk } from '#lib/deploy/run-cdk.ts'
import { type StackLeft, stacksLeft } from '#lib/deploy/stacks-left.ts'
import { streamOf } from '#lib/deploy/stream-of.ts'
import { domainStackNames, stackNames } from '#lib/stacks/stack-names.ts'

const args = process.argv.slice(2)
const withSite = contextOf(args, 'web') !== 'false'
const chosenSiteUrl = contextOf(args, 'siteUrl')

async function deploy(): Promise<void> {
  await lookUpStream()
  const environment = `aws://${await accountId()}/${await region()}`
  // Without the app, which the CDK would otherwise make first, and without the settings of this deployment.
  if (!(await stackOutputs('CDKToolkit'))) await runCdk('bootstrap', environment, '--app=')

  await removeFailedSite()
  // Other endpoints than AWS keep no such accounts.
  if (!process.env.AWS_ENDPOINT_URL)
    await checkQuotas({
      reserves: contextOf(args, 'demo') !== 'true',
      isDeployed: await isDeployed(),
      say: console.log,
    })
  const before = (await stackOutputs(stackNames.web))?.SiteUrl
  const left = await stacksLeft()
  // A setting that is missing is found before anything is deleted.
  if (left.length > 0) await runCdk('synth', '--quiet', ...args)
  await removeStacks(left.filter(({ isImported }) => !isImported))
  await makeUnprotected()
  await deployAll(before)
  await removeStacks(left.filter(({ isImported }) => isImported))
  await addCatalogue()
  if (!withSite) return printApis()

  const after = (await stackOutputs(stackNames.web))?.SiteUrl
  if (!chosenSiteUrl && after !== before) {
    console.log(`\nThe site now has an address. Passing it to the functions: ${after}\n`)
    await deployAll(after)
  }
  console.log(`\nThe platform is at ${after}`)
  console.log('Create the first admin with: npm run admin -- you@example.org')
}

/** A restored table is given by its name; its readers need to know its stream. */
async function lookUpStream(): Promise<void> {
  const table = contextOf(args, 'table')
  if (table && !contextOf(args, 'tableStream')) args.push('-c', `tableStream=${await streamOf(table)}`)
}

/** A stack is protected once it is complete, so that a first deployment that fails can be repeated. */
async function makeUnprotected(): Promise<void> {
  const { data, identity } = stackNames
  const statuses = await Promise.all([data, identity].map(statusOf))
  const missing = [data, identity].filter((_, index) => wasNeverComplete(statuses[index]))
  if (missing.length > 0) await deployStacks(...missing, '--exclusively', ...args, '-c', 'firstTime=true')
}

/** A stack that was complete once keeps its protection, whatever happens to it. */
const wasNeverComplete = (status = 'DELETE_COMPLETE') =>
  /^(REVIEW_IN_PROGRESS|CREATE_IN_PROGRESS|CREATE_FAILED|ROLLBACK_.*|DELETE_COMPLETE)$/.test(status)

/** Routes of a stack that has been renamed stand in the way of the same routes in the new one. */
async function removeStacks(left: StackLeft[]): Promise<void> {
  for (const { name } of left) {
    console.log(`Deleting ${name}, which this version does not have.`)
    await deleteStack(name)
  }
}

async function deployAll(siteUrl: string | undefined): Promise<void> {
  const known = siteUrl && !chosenSiteUrl ? ['-c', `siteUrl=${siteUrl}`] : []
  await deployStacks('--all', '--concurrency', '3', ...known, ...args)
}

/** The last of the stacks with functions has been complete: the platform’s own roles are among the account’s. */
async function isDeployed(): Promise<boolean> {
  const last = domainStackNames.at(-1)
  return last !== undefined && !wasNeverComplete(await statusOf(last))
}

async function addCatalogue(): Promise<void> {
  const { TableName = '' } = (await stackOutputs(stackNames.data)) ?? {}
  const { filled } = await fillCatalogue(TableName)
  const pages = await fillPages()
  await fillOrganizations(new Date().toISOString())
  await fillFirstBrands(new Date().toISOString())
  if (filled) console.log('\nThe memberships, FAQ and navigation are in place.')
  if (pages.filled)
    console.log('\nThe terms and the policies are in place. Read them before you open the site.')
}

async function printApis(): Promise<void> {
  console.log('\nThe platform is deployed without its site. The APIs are at')
  for (const name of [stackNames.gateway, stackNames.live])
    for (const url of Object.values((await stackOutputs(name)) ?? {}))
      if (/^(https?|wss?):/.test(url)) console.log(`  ${url}`)
}

await deploy().catch(fail)
