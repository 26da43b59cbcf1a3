import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { consumers } from '#lib/background-infra/consumers.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import type { RouteGroup } from '#lib/route-groups.ts'
import { addConsumer } from './add-consumer.ts'
import { addSchedule } from './add-schedule.ts'
import type { Surroundings } from './surroundings.ts'

const ofGroup = <T extends { group: RouteGroup }>(infras: Readonly<Record<string, T>>, group: RouteGroup) =>
  Object.entries(infras).filter(([, infra]) => infra.group === group)

/** The work of the nouns of one group after something happened, and on a schedule. */
export class BackgroundStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { group, around, ...props }: StackProps & { group: RouteGroup; around: Surroundings },
  ) {
    super(scope, id, props)
    for (const [name, infra] of ofGroup(consumers, group)) addConsumer(this, name, infra, around)
    for (const [name, infra] of ofGroup(jobs, group)) addSchedule(this, name, infra, around)
  }
}
