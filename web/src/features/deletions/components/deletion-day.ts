const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export const deletionDay = (dueAt: string) => day.format(new Date(dueAt))
