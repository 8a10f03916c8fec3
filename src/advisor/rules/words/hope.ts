import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

const hope =
  /\b(?:hope(?:s|fully)?|viral(?:ly)?|go(?:es|ing)? viral|by (?:itself|themselves)|on (?:its|their) own|sells? itself|sell themselves|will find us|find us anyway|will (?:hear|come to us|tell|talk|notice|spread|share it|recommend us|write about us)|(?:expect|wait for|count on)\b[^.;]{0,40}\b(?:to (?:write|talk|share|come|find|notice|spread|hear))|catch(?:es)? on|picks? (?:it|us) up|everyone will|tells? everyone|buzz|if we build it|spread(?:s|ing)? (?:naturally|organically|quickly|like)|naturally spread|organic(?:ally)? grow\w*|luck|with luck|take off|speaks? for itself|without being asked|unasked|of their own accord|(?:the )?(?:rest|others|whole (?:town|county|city|street|trade|region)) (?:\p{L}+ ){0,4}will follow|will (?:bring (?:it|us) up|pass (?:it|the word|our name) on|catch on))\b|^\W*(?:our|the|my) (?:good )?(?:reputation|name|quality|charm|story|location)(?: (?:in|of|and) [^.;:\d]{2,40})?\W*$/iu
const passive = /\bword[- ]of[- ]mouth\b|\borganic (?:growth|reach|traffic)\b|\bfree publicity\b/i
const mechanism =
  /\b(?:referr?als?|credit|reward\w*|discount|card|cards|code|ask(?:s|ed)?|reviews?|program|email|newsletter|partners?|\$\d|\d+%|invite\w*|club|events?|sample\w*|stamp|loyalty|ambassador\w*)\b/i

/** Someone else acts, and nothing says why they would. */
const othersAct =
  /\b(?:people|customers?|clients?|guests?|tourists?|couples|parents|neighbou?rs|everyone|everybody|fans|users|locals|visitors|passers-?by|patients|members|students|shoppers|owners|families|friends|word|news|posts?|videos?|clips?|photos?|reels?|quality|products?|work|name|reputation|results?|apps?|shop|store|food|press|media|journalists|bloggers|influencers)\b[^.;:,]{0,40}\b(?:sees?|finds?|discovers?|hears?|notices?|talks?|talking|tells?|telling|comes?|spreads?|spreading|shares?|sharing|recommends?|recommending|speaks?|sells? (?:itself|themselves)|blows? up|walk(?:s|ing)? (?:by|past|in)|pass(?:es|ing)? by|gets? around|takes? off|does? the (?:rest|work|selling)|writes? about|falls? in love)\b|\b(?:being|get|getting|be) (?:found|discovered|noticed|known|recommended)\b/i
/** What the business itself puts up or does. */
const ownMedium =
  /\d|\b(?:we|i|ask\w*|signs?|windows?|vans?|posters?|flyers?|brochures?|booths?|fairs?|listings?|ads?|advert\w*|markets?|paid|free|gets?|talks at|letters?|calls?|visits? to)\b/i

const readHope = rememberTexts((text: string) => {
  const isSure = hope.test(text) || (passive.test(text) && !mechanism.test(text))
  const isHoped = isSure || (othersAct.test(text) && !mechanism.test(text) && !ownMedium.test(text))
  return { isSure, isHoped }
})

const reassures =
  /\b(?:confident|hope|hopefully|unlikely|surely|certainly|(?:will|would) (?:not|never) happen|won[’']t happen|never happens?|(?:should|will) be (?:fine|ok|okay|all right)|turns? out (?:well|fine)|stay (?:positive|optimistic)|(?:we|i) (?:trust|believe)|luck|pray|no problem|not (?:a (?:big |real )?(?:problem|issue|concern|risk)|worried|likely)|(?:do not|don[’']t) expect|will (?:pass|recover|sort itself|come (?:back|down))|rarely happens?|(?:have not|haven[’']t|never) been (?:sick|ill|late|down)|(?:do not|don[’']t) plan on (?:it|that|being)|would (?:just |simply )?have to wait|(?:we|i) cannot imagine|(?:family|friends|parents|someone) (?:will|would) (?:\w+ )?(?:help|step in|lend)|help(?:s)? out as always|as (?:always|it always has)|happens? to others|work(?:ing)? hard(?:er)?)\b/i
/** With one of these the sentence also says what is done. */
const acts =
  /\d|\b(?:but|if|insur\w+|cover(?:s|ed)?|reserve|contracts?|second|back-?up|agreement|policy|until|below|above|switch|cut|raise|hire|train\w*|sign(?:ed)?|two|three)\b/i

/** 'If the worst comes to the worst' sets nothing off. */
const anyCase =
  /\bif (?:and when )?(?:the worst|it|that|this|need(?:ed)?|necessary|things|anything|something)\b/gi

export const hopeRules: readonly Rule[] = [
  {
    id: 'words-hope-channel',
    steps: [6],
    weight: weights.weak + 5,
    find({ data }) {
      const channels = sampleItems(data.marketingStrategy.channels).filter(isFinished)
      const read = channels.map((channel) => ({ channel, ...readHope(channel.slice(0, 400)) }))
      const hoped = read.filter(({ isHoped }) => isHoped).map(({ channel }) => channel)
      const sure = read.filter(({ isSure }) => isSure)
      if (hoped.length === 0) return null
      const isAll = hoped.length === channels.length && sure.length * 2 >= channels.length
      const evidence = hoped.slice(0, 3).map((says) => ({
        address: at('marketingStrategy', 'channels', data.marketingStrategy.channels.indexOf(says)),
        says,
      }))
      const content = `${quoteList(hoped, 'channel')} ${plural(hoped.length, 'depends', 'depend')} on what others do by themselves. Say what you do to make it happen, such as a $15 credit for each referral, and what it costs.`
      return show(
        isAll
          ? recommend(
              'Hope is not a channel',
              `${content} Without one channel that you control, the sales forecast has no cause.`,
              at('marketingStrategy', 'channels'),
            )
          : recommend('A channel that you do not control', content, at('marketingStrategy', 'channels')),
        evidence,
      )
    },
  },
  {
    id: 'words-hope-answer',
    steps: [11],
    weight: weights.weak + 4,
    find({ data }) {
      const hoped = sampleItems(data.riskAnalysis.risks).find(({ mitigation }) => {
        const text = mitigation.slice(0, 400)
        return isFinished(text) && reassures.test(text) && !acts.test(text.replaceAll(anyCase, ' '))
      })
      if (!hoped) return null
      return show(
        recommend(
          'Hope is not an answer',
          `${quote(hoped.mitigation, 80)} says that the risk will not be so bad, not what you do about it. Write one action and the figure or date that sets it off.`,
          atItem('riskAnalysis', 'risks', hoped.id, 'mitigation'),
        ),
        [
          { address: atItem('riskAnalysis', 'risks', hoped.id, 'description'), says: hoped.description },
          { address: atItem('riskAnalysis', 'risks', hoped.id, 'mitigation'), says: hoped.mitigation },
        ],
      )
    },
  },
]
