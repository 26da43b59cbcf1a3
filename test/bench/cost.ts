import { countResources } from '#lib/costs/counted-resources.ts'
import { memberUsage } from '#lib/costs/member-usage.ts'
import { monthlyCost, parts, totalOf } from '#lib/costs/monthly-cost.ts'
import { signInCost } from '#lib/costs/sign-in-cost.ts'
import { synthesizeAfresh } from '#test/infra/synthesize.ts'
import { type Bench, type Figure, known } from './figure.ts'

/** A deployment for members, with everything that it may have. */
const settings = {
  demo: 'false',
  siteUrl: 'https://www.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/site',
  mailFrom: 'hello@example.org',
  alarmEmail: 'ops@example.org',
  captchaSiteKey: '0x4AAAAAAABkMYinukE8nzYS',
  captchaSecretName: 'turnstile',
}

/** Where CloudFront is watched. */
const region = 'us-east-1'

const sizes = [0, 10_000, 1_000_000]

/** What a month costs by the templates of a deployment and the model of a member; nothing is measured here. */
export const cost: Bench = async () => {
  const { resources } = await synthesizeAfresh(undefined, settings, { region })
  const counted = countResources(resources)
  const months = sizes.map((members) => ({ members, cost: monthlyCost(counted, members, memberUsage) }))
  return [
    count('resources', counted.resources),
    count('functions', counted.functions),
    count('queues', counted.queues),
    count('alarms', counted.alarms),
    count('metrics that alarms look at', counted.alarmMetrics + counted.quickAlarmMetrics),
    count('secrets', counted.secrets),
    known('consumers of a fact', counted.consumersPerFact),
    count('runs of jobs in a month', counted.jobRuns),
    count('log groups that keep everything forever', counted.endlessLogs),
    ...months.flatMap(({ members, cost: paid }): Figure[] => [
      {
        name: monthOf(members),
        value: dollars(totalOf(paid)),
        target: '',
        detail: parts.map((part) => `${dollars(paid[part]).padStart(9)}  ${part}`),
      },
      ...(members > 0 ? [known('share of Cognito', (100 * paid['Sign-in']) / totalOf(paid), '%')] : []),
    ]),
    ...signInFigures(1_000_000),
    { name: 'the month of a member', value: '', target: '', detail: model() },
  ]
}

function signInFigures(members: number): Figure[] {
  const { essentials, lite, own } = signInCost(members, memberUsage)
  const whose = `sign-in of ${counting(members)} members`
  return [
    { name: `${whose}, Cognito Essentials`, value: dollars(essentials), target: '' },
    { name: `${whose}, Cognito Lite`, value: dollars(lite), target: '' },
    { name: `${whose}, a pool of our own`, value: dollars(own), target: '' },
  ]
}

const model = () =>
  Object.entries(memberUsage).map(
    ([name, value]) => `${String(value).padStart(9)}  ${name.replace(/[A-Z]/g, ' $&').toLowerCase()}`,
  )

const monthOf = (members: number) =>
  members === 0 ? 'an idle month' : `a month with ${counting(members)} members`

const count = (name: string, quantity: number): Figure => ({ name, value: counting(quantity), target: '' })

const counting = (quantity: number) => Math.round(quantity).toLocaleString('en-US')

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount < 100 ? 2 : 0, maximumFractionDigits: amount < 100 ? 2 : 0 })}`
