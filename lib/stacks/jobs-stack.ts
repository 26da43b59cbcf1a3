import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { jobs } from '#lib/background-infra/jobs.ts'
import { addSchedule } from './add-schedule.ts'
import type { Surroundings } from './surroundings.ts'

/** What happens because it is time for it. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { around: Surroundings }) {
    super(scope, id, props)
    for (const [name, infra] of Object.entries(jobs)) addSchedule(this, name, infra, props.around)
  }
}
