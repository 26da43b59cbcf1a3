import { App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildWebIfStale, webClient } from '#lib/bundle/build-web.ts'
import { bundleDir, bundleFunctions } from '#lib/bundle/bundle-functions.ts'
import { addPlatform } from '#lib/stacks/platform.ts'
import { MissingSettings, readSettings } from '#lib/stacks/settings.ts'

const app = new App()
try {
  const settings = readSettings(app, process.env)
  if (settings.web) await buildWebIfStale()
  const { names } = await bundleFunctions()
  const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env
  addPlatform(app, {
    settings,
    codeOf: (name) => {
      if (!names.includes(name))
        throw new MissingSettings(`The function ${name} has no bundle. Build the web app first.`)
      return bundleDir(name)
    },
    clientDir: webClient,
    ...(account && region && { env: { account, region } }),
  })
  Tags.of(app).add('platform', 'car-audio')
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
} catch (error) {
  if (!(error instanceof MissingSettings)) throw error
  console.error(error.message)
  process.exitCode = 1
}
