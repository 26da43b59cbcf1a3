const robots =
  /bot|crawl|spider|slurp|preview|archiver|facebookexternalhit|whatsapp|embed|monitor|lighthouse|headless|curl|wget|python|http-client|okhttp|java\//i

/** True if the name that a client gives itself is that of a program, or if it gives none. */
export const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || robots.test(userAgent)
