const refreshMs = 1000
const byId = (id) => document.getElementById(id)
let shown = ''

async function refresh() {
  const text = await fetch('/_local/ai/requests.json').then(
    (response) => response.text(),
    () => shown,
  )
  if (text === shown) return
  shown = text
  const requests = JSON.parse(text)
  byId('count').textContent = `${requests.length} ${requests.length === 1 ? 'request' : 'requests'}`
  byId('empty').hidden = requests.length > 0
  byId('table').hidden = requests.length === 0
  byId('rows').replaceChildren(...requests.map(row))
}

function row({ at, body }) {
  const texts = body.messages?.map(({ content }) => content) ?? [body.input].flat()
  const element = document.createElement('tr')
  for (const content of [at.slice(11, 19), body.model, texts.join(' · ')])
    element.insertCell().textContent = content
  return element
}

byId('clear').addEventListener('click', async () => {
  await fetch('/_local/ai/requests.json', { method: 'DELETE' })
  await refresh()
})
setInterval(() => document.hidden || refresh(), refreshMs)
void refresh()
