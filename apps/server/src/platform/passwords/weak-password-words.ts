/** What people make passwords of: words, names, teams, brands, phrases. Alone, or with digits and signs around them, they are tried first. */
const TEXT = `
password passwort passwords pass passwd mypassword mypass passcode passphrase parola contrasena senha motdepasse wachtwoord haslo salasana
login logon signin user username guest admin administrator root sysadmin superuser master default test tester testing testtest demo temp temporary
welcome hello hellohello letmein openup opensesame sesame changeme changeit changethis secret topsecret private access accessdenied secure security computer internet
online network system server windows microsoft google facebook youtube twitter instagram linkedin amazon netflix samsung nokia iphone android apple yahoo hotmail gmail
trustno iloveyou iloveu iloveme ilovegod ilovejesus loveyou loveme lovely love lover lovers mylove myself forever always together sweetheart sweetie honey darling beautiful
beauty gorgeous princess prince queen king angel angels heaven baby babygirl babyboy cutie sunshine sunflower moonlight starlight stardust rainbow butterfly flower flowers rose roses
dragon dragons monkey monkeys tiger tigers lion panther eagle eagles falcon hawk wolf wolves dolphin dolphins shark whale turtle elephant giraffe penguin rabbit bunny kitten kitty
puppy doggy hamster horse horses pony unicorn phoenix raven cobra viper spider scorpion butter chicken turkey donkey buffalo bulldog wildcat cougar jaguar
football baseball basketball soccer hockey tennis golf golfer rugby cricket volleyball softball swimming running runner racing skating skater surfing surfer fishing hunting dancing dancer
liverpool arsenal chelsea manchester barcelona realmadrid juventus milan bayern united everton celtic rangers tottenham newcastle yankees redsox dodgers lakers celtics bulls cowboys steelers
packers raiders patriots broncos dolphins chargers vikings redskins seahawks giants braves cubs canucks mapleleafs canadiens oilers flames senators
superman batman spiderman ironman hulk wolverine captain avengers marvel starwars startrek skywalker yoda jedi vader stormtrooper matrix terminator predator godzilla pokemon pikachu naruto sasuke
goku vegeta dragonball zelda mario luigi sonic minecraft roblox fortnite warcraft starcraft counterstrike callofduty halflife playstation nintendo xbox gamer gaming
harrypotter potter hogwarts hermione dumbledore gandalf frodo aragorn legolas hobbit lordoftherings batgirl joker simpson simpsons garfield snoopy mickey mickeymouse minnie donald tinkerbell winnie
scooby scoobydoo spongebob tweety barbie hellokitty jesus jesuschrist christ christian god godisgood blessed blessing faith grace angelina church bible amen hallelujah
michael jennifer jessica ashley amanda daniel matthew christopher andrew joshua david james robert john joseph william richard thomas charles anthony nicholas alexander jonathan
benjamin samuel jacob ethan tyler brandon justin kevin brian steven timothy jeffrey patrick sean eric adam nathan zachary kyle jordan cameron austin dylan logan mason
michelle nicole stephanie melissa elizabeth sarah lauren samantha rachel megan heather amber danielle rebecca kimberly brittany courtney tiffany kelly crystal laura emily hannah victoria
vanessa natalie katherine catherine christina jasmine alexandra sabrina patricia barbara linda susan margaret sandra carol angela andrea maria monica veronica diana natasha
isabella sophia olivia charlotte madison abigail emma chloe grace lucy lily ruby daisy molly bella maggie sophie sadie bailey buddy charlie max rocky jack duke cooper bear toby
carlos juan jose luis miguel antonio francisco alejandro fernando roberto ricardo eduardo mohammed mohamed ahmed muhammad abdullah krishna ganesh sairam omsairam
summer winter spring autumn january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
chocolate vanilla strawberry blueberry cherry banana bananas orange lemon peach peaches apples cookie cookies candy sugar cupcake icecream pizza cheese cheeseburger hamburger pepper ginger coffee
cocacola pepsi redbull guinness whiskey vodka tequila corona budweiser heineken jackdaniels marlboro
mercedes ferrari porsche lamborghini corvette mustang camaro chevrolet chevy toyota honda nissan mazda yamaha suzuki kawasaki harley harleydavidson ducati audi volkswagen volvo subaru
london paris berlin madrid newyork chicago boston dallas houston austin denver seattle florida texas california hawaii alaska canada toronto montreal vancouver winnipeg manitoba ottawa calgary
america american england scotland ireland australia brazil mexico germany france italy spain portugal poland russia china japan india pakistan
black white purple yellow green blue silver golden gold diamond diamonds crystal platinum emerald sapphire
whatever whatsup nothing something anything everything forgot forgotten remember forgetit idontknow dontknow noidea nopassword mypassword thisismypassword yourmom
freedom liberty justice victory success money money rich million millionaire dollar dollars lucky winner champion champions legend hero warrior soldier ninja samurai pirate pirates cowboy
killer hunter shadow ghost zombie vampire werewolf demon devil satan lucifer hell hellfire darkness darkside midnight night nightmare thunder lightning storm hurricane tornado
fire firefly firebird fireball water ocean beach island paradise mountain river forest garden galaxy universe planet jupiter saturn mercury apollo orion
rocket spaceship enterprise voyager discovery pioneer explorer airplane airforce airborne marine marines army navy police firefighter fireman trucker driver
guitar drummer piano music musical rockstar rocknroll metallica slipknot nirvana eminem linkinpark greenday blink beatles elvis pinkfloyd ledzeppelin acdc ironmaiden
school highschool college university student teacher student engineer doctor lawyer manager business company office work worker job jobs career resume resumes
family father mother mommy daddy mom dad brother sister grandma grandpa friends friendship bestfriend bestfriends friend girlfriend boyfriend husband wife children
happy happiness smile smiley laugh funny crazy stupid loser idiot asshole bullshit fuckyou fuckoff fuckme fuck shit bitch sexy sex hottie playboy pussy
peace hope dream dreams dreamer believe trust destiny karma miracle magic magical wizard merlin mystery fantasy infinity eternity genesis revelation
hacker hacked hacking password matrix neo trinity morpheus zion anonymous abc abcdef abcdefg abcdefgh qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx
merrychristmas christmas birthday happybirthday halloween valentine easter newyear holiday vacation weekend
jackson johnson williams anderson martinez garcia rodriguez hernandez gonzalez robinson thompson
maverick boomer buster tigger casper shelby dakota cheyenne savannah sierra montana phoenix carolina virginia georgia brooklyn
oliver leonardo michelangelo raphael einstein newton napoleon caesar cleopatra hercules zeus athena apollo spartan spartacus trojan
snickers skittles twix nutella oreo pumpkin peanut jellybean bubbles bubblegum pickles
october passion desire pleasure treasure precious special perfect awesome amazing fantastic wonderful excellent
alpha omega delta gamma bravo charlie tango foxtrot maximus optimus megatron transformers
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(TEXT.split(/\s+/).filter(Boolean));
