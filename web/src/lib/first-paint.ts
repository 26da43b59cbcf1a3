/** Resolves when the browser has shown something of the page. */
export function firstPaint(): Promise<unknown> {
  return new Promise((painted) =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      painted(undefined)
    }).observe({ type: 'paint', buffered: true }),
  )
}
