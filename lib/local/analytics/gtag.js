// Treats the queue of commands as Google's script does, as far as the site uses it, and sends the events to this machine.
;(() => {
  const queue = window.dataLayer
  const settings = {}
  const consent = {}
  let measurementId = ''

  const day = 86_400
  function clientId() {
    const known = /(?:^|; )_ga=([^;]+)/.exec(document.cookie)?.[1]
    if (known) return known
    const id = `GA1.1.${Math.floor(Math.random() * 1e9)}.${Math.floor(Date.now() / 1000)}`
    const flags = settings.cookie_flags ? `; ${settings.cookie_flags}` : ''
    const rest = `; Path=/; Max-Age=${settings.cookie_expires ?? 730 * day}${flags}`
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does it
    document.cookie = `_ga=${id}${rest}`
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does it
    document.cookie = `_ga_${measurementId.slice(2)}=GS1.1.${id.slice(-10)}.1${rest}`
    return id
  }

  const commands = {
    js: () => {},
    consent: (_command, given) => Object.assign(consent, given),
    set: (given) => Object.assign(settings, given),
    config(id, given) {
      measurementId = id
      Object.assign(settings, given)
      if (given?.send_page_view !== false) commands.event('page_view', {})
    },
    event(name, params) {
      if (window[`ga-disable-${measurementId}`] || consent.analytics_storage === 'denied') return
      const { page_location, page_referrer } = settings
      void fetch('/_local/analytics/collect', {
        method: 'POST',
        keepalive: true,
        body: JSON.stringify({
          measurementId,
          clientId: clientId(),
          name,
          params: { page_location, page_referrer, ...params },
          consent,
        }),
      }).catch(() => {})
    },
  }
  const run = ([command, ...rest]) => commands[command]?.(...rest)
  for (const command of queue.splice(0)) run(command)
  queue.push = (...given) => {
    given.forEach(run)
    return given.length
  }
})()
