/** What one unit costs, in dollars, up to a quantity in a month; the last step has no end. */
export type Price = readonly { upTo: number; each: number }[]

const million = 1_000_000

const flat = (each: number): Price => [{ upTo: Number.POSITIVE_INFINITY, each }]

/** A quantity that is free every month, for as long as the account exists; the first twelve months bring more. */
const after = (free: number, ...price: Price): Price => [{ upTo: free, each: 0 }, ...price]

/** What a quantity costs in a month, each part of it at the price of its step. */
export function charge(quantity: number, price: Price): number {
  let from = 0
  let dollars = 0
  for (const { upTo, each } of price) {
    dollars += Math.max(0, Math.min(quantity, upTo) - from) * each
    from = upTo
  }
  return dollars
}

/** List prices in us-east-1 on November 30, 2026. Beside each service stands the page that tells them. */
export const prices = {
  // https://aws.amazon.com/cloudwatch/pricing/: an alarm is charged for each metric that it looks at.
  alarmMetric: after(10, ...flat(0.1)),
  quickAlarmMetric: flat(0.3),
  compositeAlarm: flat(0.5),
  customMetric: after(
    10,
    { upTo: 10_000, each: 0.3 },
    { upTo: 250_000, each: 0.1 },
    { upTo: million, each: 0.05 },
    { upTo: Number.POSITIVE_INFINITY, each: 0.02 },
  ),
  // The same page; logs of functions and APIs are vended logs.
  logGigabyte: after(
    5,
    { upTo: 10_240, each: 0.5 },
    { upTo: 30_720, each: 0.25 },
    { upTo: 51_200, each: 0.1 },
    { upTo: Number.POSITIVE_INFINITY, each: 0.05 },
  ),
  storedLogGigabyte: after(5, ...flat(0.03)),
  // https://aws.amazon.com/secrets-manager/pricing/
  secret: flat(0.4),
  secretRead: flat(0.05 / 10_000),
  // https://aws.amazon.com/kms/pricing/: signing with RSA 2048 is outside of the free requests.
  key: flat(1),
  keySignature: flat(0.03 / 10_000),
  // https://aws.amazon.com/ses/pricing/
  email: flat(0.1 / 1000),
  // https://aws.amazon.com/api-gateway/pricing/: HTTP APIs, then WebSocket APIs.
  apiCall: [
    { upTo: 300 * million, each: 1 / million },
    { upTo: Number.POSITIVE_INFINITY, each: 0.9 / million },
  ],
  liveMessage: [
    { upTo: 1000 * million, each: 1 / million },
    { upTo: Number.POSITIVE_INFINITY, each: 0.8 / million },
  ],
  liveMinute: flat(0.25 / million),
  // https://aws.amazon.com/lambda/pricing/: Arm; the first 7.5 billion GB-seconds.
  invocation: after(million, ...flat(0.2 / million)),
  functionGigabyteSecond: after(400_000, ...flat(0.0000133334)),
  // https://aws.amazon.com/dynamodb/pricing/on-demand/: reads of the stream by functions are free.
  readUnit: flat(0.125 / million),
  writeUnit: flat(0.625 / million),
  tableGigabyte: after(25, ...flat(0.25)),
  recoveryGigabyte: flat(0.2),
  exportedGigabyte: flat(0.1),
  // https://aws.amazon.com/eventbridge/pricing/: events of our own; those of AWS services are free.
  event: flat(1 / million),
  scheduledRun: after(14 * million, ...flat(1 / million)),
  // https://aws.amazon.com/s3/pricing/
  storedGigabyte: [
    { upTo: 51_200, each: 0.023 },
    { upTo: 512_000, each: 0.022 },
    { upTo: Number.POSITIVE_INFINITY, each: 0.021 },
  ],
  storedFile: flat(0.005 / 1000),
  readFile: flat(0.0004 / 1000),
  // https://aws.amazon.com/cloudfront/pricing/pay-as-you-go/: North America and Europe.
  edgeRequest: after(10 * million, ...flat(0.01 / 10_000)),
  edgeFunctionRun: after(2 * million, ...flat(0.1 / million)),
  edgeGigabyte: after(
    1024,
    { upTo: 10_240, each: 0.085 },
    { upTo: 51_200, each: 0.08 },
    { upTo: 153_600, each: 0.06 },
    { upTo: Number.POSITIVE_INFINITY, each: 0.04 },
  ),
} as const satisfies Record<string, Price>

export type SignInPlan = 'LITE' | 'ESSENTIALS' | 'PLUS'

/** https://aws.amazon.com/cognito/pricing/: each member who signed in or renewed a session in the month. */
export const memberPrices: Record<SignInPlan, Price> = {
  LITE: after(
    10_000,
    { upTo: 100_000, each: 0.0055 },
    { upTo: million, each: 0.0046 },
    { upTo: 10 * million, each: 0.00325 },
    { upTo: Number.POSITIVE_INFINITY, each: 0.0025 },
  ),
  ESSENTIALS: after(10_000, ...flat(0.015)),
  PLUS: flat(0.02),
}
