import { accountId, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { checkQuotas } from '#lib/deploy/check-quotas.ts'
import { fillCatalogue } from '#lib/deploy/fill-catalogue.ts'
import { fillPages } from '#lib/deploy/fill-pages.ts'
import { removeFailedSite } from '#lib/deploy/remove-failed-site.ts'
import { contextOf, deployStacks, fail, runCdk } from '#lib/deploy/run-cdk.ts'
import { apiStackNames, stackNames } from '#lib/stacks/stack-names.ts'

const args = process.argv.slice(2)
const withSite = contextOf(args, 'web') !== 'false'
const chosenSiteUrl = contextOf(args, 'siteUrl')

async function deploy(): Promise<void> {
  const environment = `aws://${await accountId()}/${await region()}`
  if (!(await stackOutputs('CDKToolkit'))) await runCdk('bootstrap', environment)

  await removeFailedSite()
  // Other endpoints than AWS keep no such accounts.
  if (!process.env.AWS_ENDPOINT_URL)
    await checkQuotas({
      reserves: contextOf(args, 'demo') !== 'true',
      isDeployed: (await stackOutputs(stackNames.data)) !== undefined,
      say: console.log,
    })
  const before = (await stackOutputs(stackNames.web))?.SiteUrl
  await deployAll(before)
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

async function deployAll(siteUrl: string | undefined): Promise<void> {
  const known = siteUrl && !chosenSiteUrl ? ['-c', `siteUrl=${siteUrl}`] : []
  await deployStacks('--all', '--concurrency', '3', ...known, ...args)
}

async function addCatalogue(): Promise<void> {
  const { TableName = '' } = (await stackOutputs(stackNames.data)) ?? {}
  const { filled } = await fillCatalogue(TableName)
  const pages = await fillPages()
  if (filled) console.log('\nThe memberships, FAQ and navigation are in place.')
  if (pages.filled)
    console.log('\nThe terms and the policies are in place. Read them before you open the site.')
}

async function printApis(): Promise<void> {
  console.log('\nThe platform is deployed without its site. The APIs are at')
  for (const name of [...apiStackNames, stackNames.live]) {
    const url = (await stackOutputs(name))?.ApiUrl
    if (url) console.log(`  ${url}`)
  }
}

await deploy().catch(fail)
