const refreshMs = 1000
const byId = (id) => document.getElementById(id)
let shown = ''

async function refresh() {
  const text = await fetch('/_local/analytics/events.json').then(
    (response) => response.text(),
    () => shown,
  )
  if (text === shown) return
  shown = text
  const events = JSON.parse(text)
  byId('count').textContent = `${events.length} ${events.length === 1 ? 'event' : 'events'}`
  byId('empty').hidden = events.length > 0
  byId('table').hidden = events.length === 0
  byId('rows').replaceChildren(...events.map(row))
}

function row({ at, name, params }) {
  const { page_path, page_title, page_location, page_referrer, ...rest } = params
  const details = Object.entries(rest).map(([key, value]) => `${key}: ${value}`)
  const cells = [at.slice(11, 19), name, `${page_title ?? ''} ${page_path ?? ''}`, details.join(', ')]
  const element = document.createElement('tr')
  for (const content of cells) element.insertCell().textContent = content
  return element
}

byId('clear').addEventListener('click', async () => {
  await fetch('/_local/analytics/events.json', { method: 'DELETE' })
  await refresh()
})
setInterval(() => document.hidden || refresh(), refreshMs)
void refresh()
