// One line per noun with what can be reported.
export { reportSubjects as drivers } from '#shared/drivers/report-subjects.ts'
export { reportSubjects as feed } from '#shared/feed/report-subjects.ts'
