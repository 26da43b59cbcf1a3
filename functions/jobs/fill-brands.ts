import type { ScheduledEvent } from 'aws-lambda'
import { fillBrands } from '#core/directory/brands/fill-brands.ts'

export const handler = (event: ScheduledEvent) => fillBrands(new Date(event.time).toISOString())
