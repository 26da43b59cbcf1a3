/** CloudFront’s access logs hold the addresses of visitors: the bucket forgets them by then, and the privacy policy says so. */
export const daysAccessLogsKept = 30
