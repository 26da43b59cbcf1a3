import { Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { FunctionInfra, TableGrant } from '#lib/function-infra.ts'
import {
  auditPrefix,
  backupAccess,
  drillGrants,
  exportWriting,
  isListing,
  mediaAccess,
  refusedOnAudit,
  tableActions,
} from '#lib/granted-actions.ts'
import { table as tableDefinition } from '#lib/table.ts'
import type { Surroundings } from './surroundings.ts'

const allow = (actions: string | string[], resources: string | string[]) =>
  new PolicyStatement({ actions: [actions].flat(), resources: [resources].flat() })

/** The policy of one function: what its infra names, and nothing else. */
export function grantsOf(scope: Construct, infra: FunctionInfra, around: Surroundings): PolicyStatement[] {
  const grants: PolicyStatement[] = []
  if (infra.table) grants.push(...tableGrants(infra.table, around.table.tableArn))
  grants.push(...keepAudit(infra, around.table.tableArn))
  if (infra.media)
    grants.push(
      ...objectGrants(
        infra.media.map((grant) => mediaAccess[grant]),
        around.mediaBucket,
      ),
    )
  if (infra.backups)
    grants.push(
      ...objectGrants(
        infra.backups.map((grant) => backupAccess[grant]),
        around.backupBucket,
      ),
    )
  if (infra.exportsTable) grants.push(...exportGrants(around))
  if (infra.readsRecoveryWindow)
    grants.push(allow('dynamodb:DescribeContinuousBackups', around.table.tableArn))
  if (infra.drills)
    grants.push(
      allow(
        drillGrants.map((grant) => tableActions[grant]),
        around.drillTable.tableArn,
      ),
    )
  for (const action of infra.userPool ?? [])
    grants.push(allow(`cognito-idp:${action}`, known(around.userPool, 'user pool').arn))
  if (infra.logsInAtPool)
    grants.push(allow('secretsmanager:GetSecretValue', known(around.userPool, 'user pool').serverSecretArn))
  if (infra.putsEvents) grants.push(allow('events:PutEvents', known(around.bus, 'event bus').eventBusArn))
  if (infra.pushesLive)
    grants.push(allow('execute-api:ManageConnections', known(around.live, 'live API').connectionsArn))
  if (infra.paysThrough) grants.push(allow('secretsmanager:GetSecretValue', around.paymentSecret.secretArn))
  if (infra.keepsPaymentKeys)
    grants.push(allow('secretsmanager:PutSecretValue', around.paymentSecret.secretArn))
  if (infra.signsUnsubscribes)
    grants.push(allow('secretsmanager:GetSecretValue', around.unsubscribeSecret.secretArn))
  if (infra.signsAds) grants.push(allow('secretsmanager:GetSecretValue', around.adSecret.secretArn))
  if (infra.asksAi) grants.push(allow('secretsmanager:GetSecretValue', around.aiSecret.secretArn))
  if (infra.keepsAiKey) grants.push(allow('secretsmanager:PutSecretValue', around.aiSecret.secretArn))
  if (infra.sendsMail) grants.push(mailGrant(scope, around))
  // The quota is of the account; SES knows no name for it.
  if (infra.readsMailQuota) grants.push(allow('ses:GetSendQuota', '*'))
  return grants
}

/** Queries reach the indexes too; everything else is of the table alone. */
function tableGrants(grants: readonly TableGrant[], tableArn: string): PolicyStatement[] {
  const others = grants.filter((grant) => grant !== 'query').map((grant) => tableActions[grant])
  const indexArns = tableDefinition.indexes.map(({ name }) => `${tableArn}/index/${name}`)
  return [
    ...(others.length > 0 ? [allow(others, tableArn)] : []),
    ...(grants.includes('query') ? [allow(tableActions.query, [tableArn, ...indexArns])] : []),
  ]
}

function keepAudit(infra: FunctionInfra, tableArn: string): PolicyStatement[] {
  const actions = refusedOnAudit(infra).map((grant) => tableActions[grant])
  if (actions.length === 0) return []
  const refusal = new PolicyStatement({ effect: Effect.DENY, actions, resources: [tableArn] })
  refusal.addCondition('ForAnyValue:StringLike', { 'dynamodb:LeadingKeys': [`${auditPrefix}*`] })
  return [refusal]
}

/** A listing is an action on the whole bucket; what it may ask for is a condition on the prefix. */
function objectGrants(accesses: { action: string; keys: string }[], bucket: IBucket): PolicyStatement[] {
  const onObjects = accesses.filter((access) => !isListing(access))
  const listed = accesses.filter(isListing).map(({ keys }) => keys)
  const statements = onObjects.map(({ action, keys }) => allow(action, bucket.arnForObjects(keys)))
  if (listed.length === 0) return statements
  const listing = allow('s3:ListBucket', bucket.bucketArn)
  listing.addCondition('StringLike', { 's3:prefix': listed })
  return [...statements, listing]
}

function exportGrants({ table: { tableArn }, backupBucket }: Surroundings): PolicyStatement[] {
  return [
    allow('dynamodb:ExportTableToPointInTime', tableArn),
    allow('dynamodb:DescribeExport', `${tableArn}/export/*`),
    allow([...exportWriting.actions], backupBucket.arnForObjects(exportWriting.keys)),
  ]
}

/** SES weighs a mail against the identity it is sent from and the configuration set it names. */
function mailGrant(scope: Construct, { settings, mailConfigurationSet }: Surroundings): PolicyStatement {
  const stack = Stack.of(scope)
  const arn = (resource: string, resourceName: string) =>
    stack.formatArn({ service: 'ses', resource, resourceName })
  const statement = allow('ses:SendRawEmail', [
    arn('identity', senderDomain(settings.mailFrom)),
    ...(settings.supportDomain ? [arn('identity', settings.supportDomain)] : []),
    arn('configuration-set', known(mailConfigurationSet, 'configuration set')),
  ])
  const senders = [
    mailFrom(settings.mailFrom),
    ...(settings.supportDomain ? [`support@${settings.supportDomain}`] : []),
  ]
  statement.addCondition('StringEquals', { 'ses:FromAddress': senders.length > 1 ? senders : senders[0] })
  return statement
}

/** A deployment without a sender keeps its mails in the queue: no one owns this address. */
export const mailFrom = (given: string | undefined) => given ?? 'no-reply@not-set.invalid'

export const senderDomain = (given: string | undefined) => mailFrom(given).split('@').at(-1) ?? ''

export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined)
    throw new Error(`This stack does not know the ${what}, which a function of it needs.`)
  return value
}
