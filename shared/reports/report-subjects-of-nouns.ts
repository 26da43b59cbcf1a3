// What of each noun can be reported, one line a noun.
export { reportSubjects as feed } from '#shared/feed/report-subjects.ts'
