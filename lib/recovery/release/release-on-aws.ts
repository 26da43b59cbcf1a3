import { DeployError, notDeployed, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { redriveConsumers } from '#lib/deploy/redrive/redrive.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'
import { explainRelease, release } from './release.ts'
import type { ReleaseChoice } from './release-choice.ts'

/** Releases the deployment of the present account; without a choice, it is only told what there is to choose. */
export async function releaseOnAws(
  choice: ReleaseChoice | undefined,
  say: (line: string) => void,
): Promise<void> {
  const data = await stackOutputs(stackNames.data)
  if (!data?.TableName) throw notDeployed()
  Object.assign(process.env, { AWS_REGION: await region(), TABLE_NAME: data.TableName })
  if (!choice) return say(await explainRelease())
  await release(choice, {
    now: new Date().toISOString(),
    say,
    redrive: async () => {
      const { given, kept } = await redriveConsumers(say)
      if (kept > 0) throw new DeployError(`${kept} letters could not be given back. Run it again.`)
      return given
    },
  })
}
