// What of each noun can be reported, one line per noun.
export { reportSubjects as drivers } from '#shared/drivers/report-subjects.ts'
export { reportSubjects as feed } from '#shared/feed/report-subjects.ts'
