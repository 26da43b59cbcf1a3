import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, type Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { DataStack } from '#lib/stacks/data-stack.ts'
import { IdentityStack } from '#lib/stacks/identity-stack.ts'
import { readSettings } from '#lib/stacks/settings.ts'
import type { Json } from './synthesize.ts'

/** The accounts alone, as another deployment would have them. */
export async function synthesizeIdentity(context: Record<string, string>) {
  const workDir = mkdtempSync(join(tmpdir(), 'identity-'))
  const code = join(workDir, 'code')
  mkdirSync(code)
  writeFileSync(join(code, 'index.mjs'), '')
  const app = new App({ outdir: join(workDir, 'cdk.out'), context })
  const settings = readSettings(app, {})
  const { terminationProtection } = settings
  const data = new DataStack(app, 'data', { settings, terminationProtection })
  const identity = new IdentityStack(app, 'identity', {
    terminationProtection,
    around: {
      settings,
      codeOf: () => code,
      alarms: data.alarms,
      deadLettersOf: () => {
        throw new Error('The pool has no work in the background.')
      },
      table: data.table,
      mediaBucket: data.mediaBucket,
      backupBucket: data.backupBucket,
      drillTable: data.drillTable,
      originSecret: data.originSecret.secretValue,
      paymentSecret: data.paymentSecret,
      unsubscribeSecret: data.unsubscribeSecret,
      adSecret: data.adSecret,
      aiSecret: data.aiSecret,
    },
  })
  const resourcesOf = (stack: Stack) => Object.values<Json>(Template.fromStack(stack).toJSON().Resources)
  const resources = resourcesOf(identity)
  const one = (type: string) => resources.find(({ Type }) => Type === type).Properties
  return {
    types: resources.map(({ Type }) => Type),
    pool: one('AWS::Cognito::UserPool'),
    table: resourcesOf(data).find(({ Type }) => Type === 'AWS::DynamoDB::Table').Properties,
    backups: resourcesOf(data).find(
      ({ Type, Properties }) => Type === 'AWS::S3::Bucket' && Properties.ObjectLockEnabled,
    ).Properties,
    protectedStacks: [data, identity]
      .filter((stack) => stack.terminationProtection)
      .map((stack) => stack.stackName),
    /** What becomes of each resource when its stack goes. */
    policies: [data, identity].flatMap(resourcesOf).map(({ DeletionPolicy }) => DeletionPolicy),
    client: one('AWS::Cognito::UserPoolClient'),
    oauthUrl: identity.oauthUrl,
    /** What triggers may do to the pool. */
    onPool: resources
      .filter(({ Type }) => Type === 'AWS::IAM::Policy')
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .flatMap(({ Action }) => Action),
  }
}
