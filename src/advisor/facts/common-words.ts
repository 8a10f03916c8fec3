import { rememberTexts } from './remember-texts.ts'
import { hasNumber, listWords, readBeginning } from './texts.ts'

/** The beginnings of words that any plan could have. A text of nothing else says nothing about this business. */
const commonWords = new Set(
  'about abov absolut accept acces accord achiev act action activit actual adapt add additional adequat adjust admin administration adult advantag advertis advic advis affordabl aft afterward again age agil ago ahead aim almost along alread also although alwa amaz among amount annoy annoyed anoth answ anybod anyon anyth apart app appeal applicabl approach appropriat approval area around art aspect assur atmospher attention attitud attract attractiv authorit availabl awa awar awarenes awesom back bad balanc bas basi basic basical bear beautiful becaus becom befor begin behav behavior being believ benefit best bett between beyond big bigg bit born bos both brand break bridg bring broad broken budget build bus busines but buy call can cannot capabilit capabl capacit capital car careful carr cas caution cent certain challeng chanc chang charg cheap cheapest check choic choos cit clas clean clear client clos closed closest closing collaborat collaboration com comfort comfortabl commit commitment committ common communicat communication communit comp compan compar compet competent competition competitiv competitor complet complianc compromis concept concern condition confidenc confident connect consciou consid consistent constant consum contact content continu continuou contribut control controll convenienc convenient cool cooperat cooperation cor correct cost could council count countr cours coz creat creation creativ creativit critical crucial cultur current custom cutt dai dat day deal dear decent decid decision dedicat dedication deep definit delight deliv deliver demand department depend detail determin develop development did differenc different difficult digital digitalization diligent direct direction discov dissatisfi dissatisfied divers doe doing dollar don door doubl doubt down dream driv due dur dut dynamic each eag ear earn eas easi econom economical edg education effect effectiv efficienc efficient effort eith els elsewher emerg emphasi emplo employe encourag end energ engag engagement enjo enough ensur enterpris entir entrepreneur entrepreneurial environment equal equipment especial essential establish etc even event ever everybod everyda everyon everyth everywher exact exampl exce exceed excel excellenc excellent except exceptional excit exclusiv exist expand expansion expect expectation expensiv experienc expert expertis explain explor expos exquisit extensiv extra extraordinar extrem fac fact factor fair faith fals fam fan fantastic far fast favorabl favorit featur feed feedback feel few field fill fin financ financial find finest finish first fit fix flexibilit flexibl flow focu focus follow forc foremost form forward found fre freedom frequent fresh friend friendlines ful full fun function furth futur gain gap general generat genuin get giv glad go goal goe going gon good government great greatest group grow grown growth guarante guest had handl handshak happ happen happi hard hardwork has hav head health healthi heart help helpful her high highest him his hit hold hom honest honor hop hour how howev hug human idea ideal imag imagin immediat impact implement implementation importanc important impres impression improv improvement improvis includ incom increas inde individual industr influenc inform information initial initiativ innovat innovation innovativ insid inspir instead insuranc integrit intelligent intend interest internet introduc invest investment invit involv issu item its itself job join just justif keep key kind know knowledg known labor lack land larg last lat latest launch law lead leader leadership lean learn least leav left legal les let level leverag licenc licens lif lifestyl lik limit lin link list listen littl liv local long look los lot lov low loyal loyalt luxur luxuriou mad main maintain major majorit mak man manag management mann mark market match matt maximum may mayb mean measur media medium meet memb memorabl men mention method middl might mil mind minimum mis miscellaneou mission mistak mix mixed model modern moment momentum mone monitor month mor moreov most motivat motivation mov much multipl must mutual nam natur near nearb necessar need negativ neighborhood network nev new newest next nic nobod non nor normal not noth now numb numerou object objectiv obviou occasion off offer offic offl offlin often old onc one ongo onl onlin onto open operat operation operational opinion opportunit optimal optimiz option optional ord organiz organization original oth otherwis our ourselv out outcom outsid outstand over overall own paid part particular partn partnership pas passion passionat past path patient pay peac peopl perfect perform performanc period permit person personal personalit personaliz personall phon pick piec pla plac plan plann platform pleas pleasant pleasur plent plu point polic poor popular position positiv possibilit possibl post potential pow powerful practic practical pref premium prepar preparation pres presenc present prett pric prid primar principl priorit privat probab problem procedur proces produc product production prof professional professionalism profit profitabl program progres project promis promot promotion prop protect protection proud prov proven provid public punctual purchas purpos pursu put qualifi qualit quantit question quick quiet quit rais rang rapid rat rath reach react reaction read real realistic realiz reason reasonabl receiv recent recogniz recommend recommendation reduc region regional regist regular regulation rel relat relation relationship relativ relax relevant reliab reliabilit reliabl remain remarkabl report represent reputation request requir requirement research resolv resourc respect respond respons responsibilit responsibl rest result return review reward rich right ris risk rol routin rul run runn saf safet said sal sam satisf satisfaction satisfi sav say scal seamles search season second section sector secur see seek seem segment select selection self sell send sens sensibl separat seriou serv servic set several shap shar she shop short should show sid significant similar simp simpl simplicit sinc sincer situation siz skill small smart smil smooth social societ softwar solid solution solv som somebod somehow someon someth sometim soon sort soul sourc spac spe speak special specialist specific spend spirit spontaneou spread sta stabl staff stand standard star start startup stat stead step still stop stor strateg strategic strength stres strict striv strong structur stud stunn styl succes successful such suffic sufficient suggest suit suitabl sup superb superior supp suppli support sur surpas surround surrounding sustainabl system tak talent talk target task tax team tech technical techniqu technolog tell term test thank the them themselv ther therefor thes thing think thorough thos though thought through throughout tim toda togeth tomorrow too tool top total touch toward town track trad trademark tradition traditional train transparenc transparent treat trend tru trust trustworth truth try turn typ typical ultimat unbeatabl uncertain und understand unexpect unforeseen unforgettabl unhapp uniqu unit unlik unmatch until unusual upon upp upscal use used useful user usual utmost valu valuabl var variet variou vast ver versatil via view vision visit visitor vital wait walk want warm warmth was watch way wealth web websit week welcom well went wer what whatev when whenev wher wherev wheth which whil who whoev whol wholesal why wid will win wish within without woman women wonderful word work workmanship world worr worth would wrong year yes yet you young your'.split(
    ' ',
  ),
)

/** 'carefully' and 'careful' are one word, and so are 'customers' and 'customer'. */
function toStem(word: string): string {
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=...)i?ly$/u, '')
    .replace(/(?<=...)(?:ing|ed|es|er|s|e)$/u, '')
    .replace(/(?<=...)y$/u, '')
}

function isCommon(word: string): boolean {
  return commonWords.has(toStem(word)) || (word.endsWith('s') && commonWords.has(toStem(word.slice(0, -1))))
}

/** The words of a text that tell this business from any other. */
export const listOwnWords = rememberTexts((text): readonly string[] =>
  listWords(text).filter((word) => word.length > 2 && !isCommon(word)),
)

/** A name inside a sentence, such as a place, a brand or a person. */
const innerName = /[\p{Ll},;]\s+\p{Lu}\p{L}{2}/u
/** Words for one and half that count nothing. */
const notCounted =
  /\b(?:number one|no\.? ?1|no one|one of (?:the|our|a kind)|one another|one[- ]stop|first[- ]class|half the)\b/gi
/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

export function isUnspaced(text: string): boolean {
  return unspaced.test(readBeginning(text))
}

/** Neither a figure nor a name, nor as many words of its own as it takes to say something. */
export function saysNothing(text: string, fewestOwnWords: number): boolean {
  const beginning = readBeginning(text)
  return (
    !unspaced.test(beginning) &&
    !innerName.test(beginning) &&
    !hasNumber(beginning.replaceAll(notCounted, ' ')) &&
    listOwnWords(text).length < fewestOwnWords
  )
}
