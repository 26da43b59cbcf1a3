import { contextOf, fail, runCdk } from '#lib/deploy/run-cdk.ts'

// To look at the templates nobody needs the settings of a real deployment.
const args = process.argv.slice(2)
const demo = contextOf(args, 'captchaSecretName') ? [] : ['-c', 'demo=true']

await runCdk('synth', '--quiet', ...demo, ...args).catch(fail)
