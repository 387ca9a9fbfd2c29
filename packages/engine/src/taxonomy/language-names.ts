/** Names of languages in the languages of uploads, lower case, no accents. */
export const LANGUAGE_NAMES: readonly string[] =
  `english french german spanish italian portuguese dutch polish russian ukrainian arabic hindi urdu punjabi bengali gujarati tamil telugu
  malayalam kannada marathi nepali sinhala mandarin chinese cantonese japanese korean vietnamese thai tagalog filipino malay indonesian
  turkish persian farsi dari pashto hebrew yiddish greek romanian bulgarian serbian croatian bosnian slovenian slovene slovak czech
  hungarian lithuanian latvian estonian finnish swedish norwegian danish icelandic irish gaelic welsh scots catalan basque galician
  swahili amharic somali yoruba igbo hausa zulu xhosa afrikaans twi akan shona wolof lingala tigrinya creole latin esperanto albanian
  macedonian armenian georgian azerbaijani kazakh uzbek mongolian tibetan khmer lao burmese luxembourgish maltese belarusian kurdish
  asl bsl lsq lsf cree inuktitut maori samoan tongan hawaiian navajo konkani assamese odia
  ilocano cebuano bisaya hiligaynon ilonggo kapampangan waray bicolano hokkien teochew hakka shanghainese taiwanese uyghur turkmen kyrgyz tajik
  sindhi balochi saraiki hindko kashmiri bhojpuri maithili tulu dzongkha tetum fijian chamorro malagasy krio pidgin patois papiamento
  kiswahili luganda runyankole runyoro lusoga acholi luo kikuyu kamba kinyarwanda kirundi chichewa bemba nyanja ndebele setswana tswana
  sesotho sotho tsonga venda swati ewe fante dagbani hausa fula fulani kanuri bambara soninke kabyle berber tamazight oromo afar
  isizulu isixhosa isindebele siswati sepedi setswana xitsonga tshivenda itaukei kalenjin kikamba gikuyu kimeru dholuo luhya ekegusii maasai
  ateso runyankore rukiga chibemba chinyanja chishona chitonga chitumbuka tumbuka silozi ikalanga kalanga oshiwambo otjiherero kikongo tshiluba
  esan urhobo ibibio efik mende temne mossi dioula sango duala ewondo sidama agew javanese jawa sundanese madurese balinese minangkabau
  tamang newari gurung santali dogri manipuri mizo khasi bodo sinhalese rohingya hmong iban pangasinan tausug maranao chavacano visayan
  mapudungun kaqchikel garifuna miskito papiamentu romansh rumantsch aragonese asturian sardinian friulian sicilian genoese
  quechua kichwa guarani aymara nahuatl ojibwe michif dene breton corsican occitan faroese sami romani chechen
  anglais francais allemand espagnol italien portugais neerlandais polonais russe ukrainien arabe chinois mandarin japonais coreen
  turc grec roumain hongrois tcheque suedois norvegien danois finnois hebreu persan vietnamien catalan
  deutsch englisch franzosisch spanisch italienisch portugiesisch niederlandisch polnisch russisch ukrainisch arabisch chinesisch
  japanisch koreanisch turkisch griechisch rumanisch ungarisch tschechisch schwedisch norwegisch danisch finnisch hebraisch persisch
  kroatisch serbisch bulgarisch slowakisch vietnamesisch latein kurdisch albanisch
  ingles frances aleman espanol castellano italiano portugues holandes neerlandes polaco ruso ucraniano arabe chino japones coreano
  turco griego rumano hungaro checo sueco noruego danes valenciano gallego euskera hebreo
  inglese francese tedesco spagnolo portoghese olandese polacco russo ucraino arabo cinese giapponese turco greco rumeno
  alemao espanhol italiano russo mandarim japones chines arabe polones
  nederlands engels frans duits spaans italiaans portugees pools russisch oekraiens arabisch chinees japans turks grieks zweeds fries
  polski angielski niemiecki francuski hiszpanski włoski rosyjski ukrainski czeski portugalski chinski japonski szwedzki
  русский английский немецкий французский испанский итальянский португальский китайский японский польский украинский казахский
  турецкий арабский белорусский татарский армянский грузинский узбекский корейский иврит чешский
  indonesia inggris belanda magyar nemet angol svenska engelska tyska franska norska danska finska norsk engelsk tysk fransk dansk suomi`
    .split(/\s+/)
    .filter((name) => name !== '');
