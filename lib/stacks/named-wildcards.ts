import type { IConstruct } from 'constructs'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { isListing, mediaAccess } from '#lib/granted-actions.ts'
import { acknowledge, spelledPlace } from './acknowledge.ts'

/**
 * Names that other stacks export, as the checks spell them. If either is renamed, the checks report the new
 * spelling.
 */
const mediaBucket = 'CarAudio-data:ExportsOutputFnGetAttMediaA721A567ArnB9989168'
const liveApi = 'CarAudio-live:ExportsOutputRefLive848578DF6C2DADEF'

/**
 * The only wildcards in our policies: below a fixed prefix, where names are made while the platform runs, and for a
 * figure of the account.
 */
export function acknowledgeNamedWildcards(role: IConstruct, infra: FunctionInfra): void {
  if (infra.readsMailQuota)
    acknowledge(
      role,
      'It reads the mail quota of the account, which has no name to grant it by.',
      'AwsSolutions-IAM5[Resource::*]',
    )
  for (const grant of infra.media ?? []) {
    if (isListing(grant)) continue
    acknowledge(
      role,
      'Each upload has a key of its own, which is unknown when the policy is written; the prefix is fixed.',
      `AwsSolutions-IAM5[Resource::${mediaBucket}/${mediaAccess[grant].keys}]`,
    )
  }
  if (infra.pushesLive) {
    const { account, region, partition } = spelledPlace(role)
    acknowledge(
      role,
      'Connections come and go; posting to one is all that is granted, on this stage of this API.',
      `AwsSolutions-IAM5[Resource::arn:${partition}:execute-api:${region}:${account}:${liveApi}/live/POST/@connections/*]`,
    )
  }
}
