// What is wrong with a table as it is shown: sizes after scaling, boxes after clipping, and what the pointer would hit.
(least) => {
  const found = []
  const [SHORT, WIDE] = [9, 40] // so many letters of a word are not broken on a card so wide
  const page = document.documentElement
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth || scrollX || scrollY)
    found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight} in ${innerWidth} x ${innerHeight}`)
  const cut = (element, box) => {
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const frame = outer.getBoundingClientRect()
      ;[left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)]
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
  const hits = (element, box) => [0.15, 0.5, 0.85].some((x) => [0.15, 0.5, 0.85].some((y) => {
    const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return there && (element.contains(there) || there.contains(element))
  }))
  const whole = (selector) => {
    const element = document.querySelector(selector)
    const box = element?.getBoundingClientRect()
    return !!box && box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  }
  const yours = document.querySelector('.prompt.yours')
  if (yours) {
    if (!whole('#prompt-text')) found.push('the question is out of view')
    if (document.querySelector('.me') && !whole('.me')) found.push('my figures are out of view')
    const [figures, menuBox] = ['.me', '.menu'].map((one) => document.querySelector(one)?.getBoundingClientRect())
    if (figures && menuBox && menuBox.left < figures.right && menuBox.right > figures.left && menuBox.top < figures.bottom && menuBox.bottom > figures.top)
      found.push('the answers of a node lie over my figures')
    const lit = [...document.querySelectorAll('.lit[data-focus], .lit > .cover')]
    const menu = [...document.querySelectorAll('.menu .btn')]
    const answers = [...document.querySelectorAll('.answers .answer:not(:disabled), .answers .confirm:not(:disabled)')] // the button that lists more is no answer
    const clickable = menu.length ? menu : [...lit.map((one) => one.closest('.lit')), ...answers]
    const seen = clickable.some((one) => {
      const box = one.checkVisibility() && cut(one.parentElement, one.getBoundingClientRect())
      return box && box.width > 5 && box.height > 5 && hits(one, box)
    })
    if (!seen) found.push(`nothing of ${clickable.length} that may be clicked is in view`)
  }
  // Lines of text: none too small, none over another.
  const lines = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const canvas = document.querySelector('.table')
  while (texts.nextNode()) {
    const text = texts.currentNode
    const element = text.parentElement
    if (!text.textContent.trim() || !element || !canvas?.contains(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('.hidden-visually, script, style, svg title, .flights, .hint, .zoomed')) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1)
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      const part = cut(element, box)
      if (part.width < 2 || part.height < 2) continue
      if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${text.textContent.trim().slice(0, 30)} (${element.className})`)
      lines.push({ part, element, text: text.textContent.trim().slice(0, 30) })
    }
  }
  for (const word of document.querySelectorAll('.card .word')) {
    const letters = word.textContent.replaceAll('\u00ad', '')
    if (letters.length > SHORT || word.closest('.card').getBoundingClientRect().width < WIDE || !word.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(word)
    const [first, ...others] = [...range.getClientRects()].filter((box) => box.width > 1 && cut(word, box).height > 2)
    if (first && others.some((box) => box.top > first.top + first.height / 2)) found.push(`${letters} is broken on a card`)
  }
  for (const tool of document.querySelectorAll('.tools > .btn, .why .sign')) {
    const [box, row] = [tool.getBoundingClientRect(), tool.closest('.prompt').getBoundingClientRect()]
    if (box.width && (box.left < row.left - 1 || box.right > row.right + 1)) found.push(`a tool is cut short: ${tool.textContent.trim().slice(0, 30)}`)
  }
  for (const answer of document.querySelectorAll('.answers .answer'))
    if (answer.scrollHeight > answer.clientHeight + 1) found.push(`an answer does not fit its button: ${answer.innerText.slice(0, 30)}`)
  const style = new CSSStyleSheet() // no element: the page allows no styles but its own
  style.replaceSync('.table * { pointer-events: auto !important } :root :is(.cover, .flights, .veil, .hint, .zoomed, :is(.flights, .hint, .zoomed) *) { pointer-events: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  const top = lines.filter(({ part, element }) => {
    const there = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2)
    return there && (element.contains(there) || there.contains(element))
  })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
  if (top.length * 3 < lines.length) found.push(`only ${top.length} of ${lines.length} lines of text can be hit: something lies over all of them`)
  for (let at = 0; at < top.length; at++)
    for (let other = at + 1; other < top.length; other++) {
      const [a, b] = [top[at].part, top[other].part]
      const name = top[at].element.closest('.name')
      if (name && name.contains(top[other].element)) continue // lines of one name
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      if (wide > 3 && high > 3 && high > Math.min(a.height, b.height) * 0.45 && !top[at].element.contains(top[other].element) && !top[other].element.contains(top[at].element))
        found.push(`"${top[at].text}" lies over "${top[other].text}"`)
    }
  return [...new Set(found)].slice(0, 8)
}
