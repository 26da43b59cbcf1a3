import { Duration, type Stack } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { alarm, countedAs, countOf } from './alarms.ts'

const givenUp = 'MailsGivenUp'
const brokenWords = 'MailsInOriginalWords'

/** A mail that is given up fails nothing: its function says so and goes on with the others. */
export function countMails(fn: LambdaFunction): void {
  countOf(fn, 'GivenUp', ['mail.given_up'], givenUp)
  countWords(fn)
}

/** Words of an administrator that do not fit are passed over: the mail goes out in those of the code. */
export function countWords(fn: LambdaFunction): void {
  countOf(fn, 'BrokenWords', ['mail.override_broken'], brokenWords)
}

/** One alarm each for all functions that send mails. */
export function watchMails(stack: Stack, topic: ITopic): void {
  alarm(stack, 'MailsGivenUp', topic, countedAs(givenUp), 'Emails were given up; /admin/mails shows why')
  alarm(
    stack,
    'MailsInOriginalWords',
    topic,
    countedAs(brokenWords),
    'Emails went out in their original words; /admin/mails/templates shows which edited ones do not fit',
  )
}

/** Amazon reviews a sender at 5 % bounces or 0.1 % complaints, and then stops it. */
export function watchReputation(stack: Stack, topic: ITopic): void {
  const of = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE })
  const limits = { threshold: 0.04, evaluationPeriods: 1 }
  alarm(stack, 'Bounces', topic, of('Reputation.BounceRate'), 'More than 4% of emails bounce', limits)
  alarm(
    stack,
    'Complaints',
    topic,
    of('Reputation.ComplaintRate'),
    'More than 0.08% of emails are reported as spam',
    { ...limits, threshold: 0.0008 },
  )
}
