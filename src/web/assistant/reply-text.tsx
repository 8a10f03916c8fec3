import { parseReply, type ReplyBlock, type ReplySpan } from '#advisor/model-replies/clean-reply-blocks.ts'

/** A reply in our own plain elements. Any markup it contained is now text. */
export function ReplyText({ text }: { text: string }) {
  return (
    <div className="grid gap-2.5 text-[0.9375rem] leading-relaxed wrap-anywhere">
      {parseReply(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a reply only grows at its end
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ReplyBlock }) {
  if (block.kind === 'heading') return <p className="font-semibold">{block.text}</p>
  if (block.kind === 'bullets') {
    return (
      <ul className="grid list-disc gap-1 pl-5">
        {block.items.map((spans, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a reply only grows at its end
          <li key={index}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className="whitespace-pre-line">
      {block.kind === 'step' && <span className="font-semibold">{`Step ${block.number}: `}</span>}
      <Spans spans={block.spans} />
    </p>
  )
}

function Spans({ spans }: { spans: readonly ReplySpan[] }) {
  return spans.map((span, index) =>
    span.kind === 'text' ? (
      span.text
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- a reply only grows at its end
        key={index}
        href={span.href}
        target="_blank"
        rel="noreferrer nofollow"
        className="text-blue underline"
      >
        {span.text}
      </a>
    ),
  )
}
