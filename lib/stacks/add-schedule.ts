import { Stack } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { Construct } from 'constructs'
import type { JobInfra } from '#lib/background-infra/jobs.ts'
import { watchHeartbeat, watchMails } from './alarms.ts'
import { deadLettersOf } from './dead-letters.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'

const retries = 2
const everyMinute = 'rate(1 minute)'

/** A job on its schedule. It gets the time it was due, which is the only time it goes by. */
export function addSchedule(scope: Construct, name: string, infra: JobInfra, around: Surroundings): void {
  const deadLetters = deadLettersOf(scope, name, around.alarms)
  const job = new PlatformFunction(scope, name, infra, around, { deadLetters, retries })
  if (infra.sendsMail) watchMails(job, around.alarms)
  if (infra.schedule === everyMinute) watchHeartbeat(job, around.alarms)
  const caller = new Role(scope, `${name}Caller`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
    inlinePolicies: {
      needs: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [job.functionArn] }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
        ],
      }),
    },
  })
  new CfnSchedule(scope, `${name}Schedule`, {
    description: name,
    scheduleExpression: infra.schedule,
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
