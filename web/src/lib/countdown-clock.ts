const hour = 3600

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Minutes and seconds that are left; from an hour on, seconds say nothing. */
export const countdownClock = (seconds: number): string =>
  seconds < hour
    ? `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
    : `${Math.floor(seconds / hour)} h ${twoDigits(Math.floor((seconds % hour) / 60))} min`
