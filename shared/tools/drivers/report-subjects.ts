import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import { fieldNames } from '#shared/tools/subwoofer-designs/driver-field-names.ts'
import { correctDriverPath } from './driver-path.ts'

export const reportSubjects = {
  driver: {
    label: 'driver',
    hiddenByReports: false,
    facts: [...Object.values(fieldNames), 'Name or size', 'Coils', 'Mounting', 'Source'],
    correctAt: correctDriverPath,
  },
} as const satisfies ReportSubjects
