import { fillBrands } from '#core/directory/brands/fill-brands.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('fill_brands', fillBrands)
