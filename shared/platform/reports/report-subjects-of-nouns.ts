// One line per noun with what can be reported.

export { reportSubjects as feed } from '#shared/community/feed/report-subjects.ts'
export { reportSubjects as drivers } from '#shared/tools/drivers/report-subjects.ts'
