import { DeployError } from '#lib/deploy/aws-query.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { readPort } from '#lib/local/gateway/read-port.ts'
import { releaseOnLaptop } from '#lib/local/recovery/release-on-laptop.ts'
import { readOptions } from '#lib/read-options.ts'
import { ReleaseChoice } from '#lib/recovery/release/release-choice.ts'
import { releaseOnAws } from '#lib/recovery/release/release-on-aws.ts'

const { values } = readOptions({
  options: {
    /** The mails of the backup: `drop` or `send`. */
    mails: { type: 'string' },
    /** Its campaigns whose time has passed: `missed` or `send`. */
    campaigns: { type: 'string' },
    /** The platform of this machine instead of the deployment. */
    local: { type: 'boolean', default: false },
  },
})

/** Lets the platform work by itself again after a restore. */
async function run({ local, ...given }: typeof values): Promise<void> {
  const choice = readChoice(given)
  if (!choice) process.exitCode = 1
  if (!local) return releaseOnAws(choice, console.log)
  await releaseOnLaptop({
    // Set to nothing it would be the checkout.
    dataDir: process.env.LOCAL_DATA_DIR || '.local',
    port: readPort(process.env.PORT),
    choice,
    say: console.log,
  })
}

/** The choice, or undefined when one of the two options is missing. */
function readChoice({ mails, campaigns }: Omit<typeof values, 'local'>): ReleaseChoice | undefined {
  refuseUnless('mails', mails, ReleaseChoice.shape.mails.options)
  refuseUnless('campaigns', campaigns, ReleaseChoice.shape.campaigns.options)
  const { data } = ReleaseChoice.safeParse({ mails, campaigns })
  return data
}

function refuseUnless(name: string, value: string | undefined, options: readonly string[]): void {
  if (value !== undefined && !options.includes(value))
    throw new DeployError(`--${name} must be ${options.join(' or ')}, not "${value}".`)
}

try {
  await run(values)
} catch (error) {
  fail(error)
}
