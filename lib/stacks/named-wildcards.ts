import type { IConstruct } from 'constructs'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { backupAccess, exportWriting, isListing, mediaAccess } from '#lib/granted-actions.ts'
import { acknowledge, spelledPlace } from './acknowledge.ts'

/**
 * Names that other stacks export, as the checks spell them. If either is renamed, the checks report the new
 * spelling.
 */
const mediaBucket = 'CarAudio-data:ExportsOutputFnGetAttMediaA721A567ArnB9989168'
const backupBucket = 'CarAudio-data:ExportsOutputFnGetAttBackups9A29A52DArn5C3D0D1D'
const table = 'CarAudio-data:ExportsOutputFnGetAttTableCD117FA1ArnE2C8C204'
const liveApi = 'CarAudio-live:ExportsOutputRefLive848578DF6C2DADEF'

/**
 * The only wildcards in our policies: below a fixed prefix, where names are made while the platform runs, and for a
 * figure of the account.
 */
export function acknowledgeNamedWildcards(
  role: IConstruct,
  infra: FunctionInfra,
  adoptedTable: string | undefined,
): void {
  if (infra.readsMailQuota)
    acknowledge(
      role,
      'It reads the mail quota of the account, which has no name to grant it by.',
      'AwsSolutions-IAM5[Resource::*]',
    )
  const files = (infra.media ?? []).map((grant) => mediaAccess[grant]).filter((access) => !isListing(access))
  for (const { keys } of files)
    acknowledge(
      role,
      'Each upload has a key of its own, which is unknown when the policy is written; the prefix is fixed.',
      `AwsSolutions-IAM5[Resource::${mediaBucket}/${keys}]`,
    )
  acknowledgeBackups(role, infra, adoptedTable)
  if (infra.pushesLive) {
    const { account, region, partition } = spelledPlace(role)
    acknowledge(
      role,
      'Connections come and go; posting to one is all that is granted, on this stage of this API.',
      `AwsSolutions-IAM5[Resource::arn:${partition}:execute-api:${region}:${account}:${liveApi}/live/POST/@connections/*]`,
    )
  }
}

function acknowledgeBackups(
  role: IConstruct,
  { backups = [], exportsTable }: FunctionInfra,
  adoptedTable: string | undefined,
): void {
  const accesses = backups.map((grant) => backupAccess[grant]).filter((access) => !isListing(access))
  for (const { keys } of exportsTable ? [...accesses, exportWriting] : accesses)
    acknowledge(
      role,
      'The database names the files of an export, and each erasure has a name of its own; the prefix is fixed.',
      `AwsSolutions-IAM5[Resource::${backupBucket}/${keys}]`,
    )
  if (exportsTable)
    acknowledge(
      role,
      'The database names each export of this table; following them is all that is granted.',
      `AwsSolutions-IAM5[Resource::${adoptedTable ? tableArn(role, adoptedTable) : table}/export/*]`,
    )
}

function tableArn(role: IConstruct, name: string): string {
  const { account, region, partition } = spelledPlace(role)
  return `arn:${partition}:dynamodb:${region}:${account}:table/${name}`
}
