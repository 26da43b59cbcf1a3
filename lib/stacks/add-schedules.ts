import { Stack } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { JobInfra } from '#lib/background-infra/jobs.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'
import { watchWatcher } from './watch-background.ts'
import { countMails } from './watch-mails.ts'

const retries = 2

/** Jobs on their schedules. A job gets the time it was due, which is the only time it goes by. */
export function addSchedules(
  scope: Construct,
  jobs: Readonly<Record<string, JobInfra>>,
  around: Surroundings,
  deadLetters: IQueue,
): void {
  if (Object.keys(jobs).length === 0) return
  const made = Object.entries(jobs).map(([name, infra]) => {
    const job = new PlatformFunction(scope, name, infra, around, { deadLetters, retries })
    if (infra.sendsMail) countMails(job)
    if (infra.watchesJobs) watchWatcher(job, around.alarms)
    return { name, schedule: infra.schedule, job }
  })
  const caller = makeCaller(
    scope,
    made.map(({ job }) => job.functionArn),
    deadLetters.queueArn,
  )
  for (const { name, schedule, job } of made)
    new CfnSchedule(scope, `${name}Schedule`, {
      description: name,
      scheduleExpression: schedule,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: job.functionArn,
        roleArn: caller.roleArn,
        input: JSON.stringify({ time: '<aws.scheduler.scheduled-time>' }),
        deadLetterConfig: { arn: deadLetters.queueArn },
        retryPolicy: { maximumRetryAttempts: 5, maximumEventAgeInSeconds: 3600 },
      },
    })
}

/** All schedules of a stack share it. It is apart from the jobs’ own roles, which it would otherwise name in a circle. */
const makeCaller = (scope: Construct, jobArns: string[], queueArn: string): Role =>
  new Role(scope, 'ScheduleCaller', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
    inlinePolicies: {
      needs: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: jobArns }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] }),
        ],
      }),
    },
  })
