import { contextOf, fail, runCdk } from '#lib/deploy/run-cdk.ts'

// Looking at the templates does not need the settings of a real deployment.
const args = process.argv.slice(2)
const demo = contextOf(args, 'captchaSecretName') ? [] : ['-c', 'demo=true']

await runCdk('synth', '--quiet', ...demo, ...args).catch(fail)
