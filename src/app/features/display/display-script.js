// Runs in the browser of the screen, word for word as it stands here: display-document.server.tsx.
{
  const viewMs = 15_000
  const renewMs = 60_000
  const longestAnswerMs = 20_000
  const root = document.documentElement
  let turn = 0

  const show = () => {
    const views = [...document.querySelectorAll('.view')]
    for (const [index, view] of views.entries())
      view.classList.toggle('is-shown', index === turn % views.length)
  }

  const loaded = (element) => {
    const picture = new Image()
    picture.src = element.getAttribute('srcset') ?? element.getAttribute('src')
    return picture.decode()
  }

  const renew = async () => {
    try {
      const signal = AbortSignal.timeout(longestAnswerMs)
      const answer = await fetch(location.href, { cache: 'no-store', signal })
      if (!answer.ok) throw new Error('there is no newer picture')
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
      if (next.documentElement.dataset.release !== root.dataset.release) return location.reload()
      await Promise.all([...next.querySelectorAll('.view source, .view img')].map(loaded))
      document.body.replaceWith(document.adoptNode(next.body))
      show()
    } catch {
      // What stands there stays, and says of when it is.
      document.querySelector('.display-old').hidden = false
    }
  }

  const hold = () => root.classList.toggle('is-held')
  root.classList.add('is-turning')
  addEventListener('DOMContentLoaded', show)
  addEventListener('click', hold)
  addEventListener('keydown', ({ key, repeat }) => key === ' ' && !repeat && hold())
  setInterval(() => {
    if (root.classList.contains('is-held')) return
    turn += 1
    show()
  }, viewMs)
  setInterval(renew, renewMs)
}
