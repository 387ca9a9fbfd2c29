/** Made by evals/src/make-clause-weights.ts: what each feature of a clause adds for a must and for a nice, in units, against neither. */
export const WEIGHT_UNIT = 0.02;

export const CLAUSE_WEIGHTS = `
*	-49	-82
#.	-30	-32
#1	-74	30
#2	9	86
#3	-2	41
#4	11	2
#5	10	-28
#6	-29	-31
#:	-113	-108
#?	-231	-218
$	-70	-67
$ 0	-62	-61
$ 0k	-109	-89
$ à	-145	-134
%	-34	-58
% of	-35	-68
+	50	-1
+ 0	144	14
+ year	137	121
+ yrs	126	35
0	-35	-43
0 $	-45	-59
0 %	-34	-58
0 +	25	15
0 0	-84	-69
0 0k	121	38
0 a	-128	-104
0 after	-127	-127
0 an	-20	-21
0 and	61	-5
0 ans	-74	-83
0 bed	-123	-84
0 children	-36	-29
0 dai	23	-28
0 driver'	45	3
0 employé	-126	-93
0 h	-66	-50
0 hour	-107	-84
0 hr	-111	-80
0 in	23	213
0 jour	99	25
0 k	-89	-67
0 licenc	79	71
0 member	-50	-42
0 million	-18	-40
0 moi	72	-7
0 month	-24	-53
0 of	-172	-113
0 on	-69	-50
0 or	8	-26
0 p	-114	-112
0 peopl	-71	4
0 per	-76	-57
0 plu	-105	-119
0 resid	-76	-67
0 school	-37	-29
0 seat	-114	-86
0 shift	-54	-40
0 staff	-78	-70
0 store	-103	-73
0 student	-79	-57
0 to	-24	-10
0 week	-134	-120
0 with	25	-34
0 year	-2	-23
0 yr	-105	30
0 yrs	95	65
0a	50	-83
0k	-26	-45
0k 0	-121	-94
0m	-70	-55
0pm	27	-20
0rd	5	16
0th	-184	-142
^$	-62	-52
^$ 0	-59	-50
^0	55	28
^0 +	131	95
^0 0	66	39
^0 dai	-203	-145
^0 to	33	-33
^0 year	164	82
^0 yrs	131	149
^a	73	53
^a bachelor	26	129
^a bachelor'	56	118
^a degre	-170	20
^a diploma	103	17
^a master'	-18	214
^a minimum	84	-2
^a valid	96	14
^a year	121	93
^abil	97	105
^abil to	97	105
^abl	25	-49
^abl to	25	-49
^accommod	-70	-79
^account	-147	-111
^account execut	-61	-49
^activ	265	30
^advanc	91	9
^advanc excel	72	12
^advanc sql	92	-1
^after	-93	-62
^after 0	-61	-45
^all	32	-5
^amiti	-44	-33
^amiti grove	-44	-33
^an	-5	134
^analyt	91	-54
^answer	-64	-57
^applic	-44	23
^applic are	-86	-73
^applic must	41	-31
^are	-91	-64
^are you	-91	-64
^as	34	-77
^as a	-56	-39
^assess	-197	-135
^assist	-96	-78
^associ	-50	-15
^associ degre	96	127
^at	133	46
^at least	99	38
^az	-140	-108
^b	31	72
^baccalauréat	161	32
^bachelor	117	48
^bachelor of	117	48
^bachelor'	71	18
^bachelor' degre	71	18
^backend	-183	-173
^base	79	-43
^basic	133	145
^basic html	91	-3
^becaus	-1	-49
^becaus we	-105	-95
^befor	347	125
^benefit	-106	-56
^between	163	57
^bilingu	66	108
^bilingu english	-3	106
^bilingu imper	92	-1
^bilinguism	169	29
^bls	274	31
^bluebarrel	-91	-83
^brief	-157	-136
^build	-134	-69
^call	-46	-91
^can	215	133
^candid	204	24
^care	-129	-56
^cedar	-135	-103
^cedar hollow	-48	-35
^certif	21	31
^chart	-149	-134
^check	-272	-199
^child	-72	-83
^class	18	123
^class 0	108	87
^clean	54	11
^clear	120	36
^client	-169	-117
^close	-124	-105
^coach	14	-18
^colleg	-83	-2
^colleg diploma	59	124
^comfort	195	66
^comfort with	138	47
^commun	119	-145
^competit	-132	-114
^complet	-73	-58
^complet of	99	76
^condit	-29	-164
^connaiss	-15	264
^connaiss de	-20	123
^convers	124	129
^cpa	222	-30
^cphr	84	92
^cphr or	102	96
^crimin	116	32
^crimin record	116	32
^current	122	18
^data	-72	-108
^degre	-220	-63
^demonstr	193	57
^dental	-121	-49
^depart	-86	-72
^depart of	-72	-64
^deux	-38	1
^deux ans	44	121
^digit	-86	2
^digit market	-134	-100
^diploma	131	-6
^diplôm	227	56
^discret	238	68
^do	-120	-102
^document	-188	-177
^draft	-5	-63
^driver	170	124
^e	-79	-49
^earli	-108	-88
^earli childhood	-108	-88
^elig	217	30
^employ	38	169
^employe	-74	-55
^english	-72	-137
^excel	182	35
^execut	-75	-64
^execut assist	-75	-64
^expect	126	48
^expect to	126	48
^experi	128	160
^experi in	90	157
^experi of	72	124
^experi with	58	118
^explain	29	-6
^exposur	-1	118
^exposur to	-1	118
^expérienc	85	269
^expérienc en	-36	148
^extend	-69	-54
^extend health	-69	-54
^familiar	7	152
^familiar with	7	152
^ferncastl	-114	-124
^file	-149	-142
^first	111	97
^first aid	111	97
^five	163	35
^flatb	-50	92
^fluenci	147	95
^fluenci in	61	103
^fluent	108	5
^foodsaf	119	-6
^foodsaf level	119	-6
^for	-87	-67
^forecast	-29	-24
^found	-126	-98
^four	31	-26
^françai	-124	-150
^free	-144	-115
^french	-80	6
^french is	-111	-114
^full	-31	95
^full time	-109	-131
^give	-159	-160
^give medic	-81	-53
^good	214	41
^googl	114	162
^googl ads	82	42
^grade	35	-52
^grade 0	35	-52
^graduat	45	26
^graduat with	43	8
^guid	-103	-87
^hand	140	7
^hand on	140	7
^have	40	320
^health	-22	164
^help	-116	-90
^hi	-93	-92
^hi there	-78	-72
^high	107	83
^high school	21	-38
^hire	-61	-90
^home	69	-26
^hope	-141	-112
^human	-119	-101
^human resourc	-119	-101
^hvac	-129	-117
^hybrid	236	86
^i	-12	-36
^ideal	206	91
^if	-79	-16
^if it	-50	-51
^if you	-78	10
^in	122	28
^instal	-100	-93
^ironbark	-120	-108
^it	-25	128
^it would	26	160
^keep	-171	-125
^keep the	-49	-34
^knowledg	-8	48
^knowledg of	148	205
^la	-134	-102
^languag	-195	-221
^larkfield	-110	-104
^le	66	-3
^lead	-180	-190
^lead the	-56	-35
^litig	-149	-113
^litig paraleg	-149	-113
^locat	115	5
^long	-79	-63
^maintain	-157	-135
^manag	-176	-121
^mani	-123	-111
^marrow	-71	-61
^marrow peak	-71	-61
^master'	55	192
^master' degre	45	127
^maîtris	164	41
^maîtris de	101	24
^medic	-65	-63
^medic dental	-70	-49
^membership	-68	53
^membership in	-68	53
^min	150	27
^min 0	116	22
^minimum	158	31
^minimum 0	93	18
^minimum of	76	11
^municip	-143	0
^must	-21	-63
^must be	-158	-115
^my	-72	-65
^negoti	-97	-69
^no	-193	-173
^no agenc	-68	-49
^no previou	-126	-116
^northlatch	-117	-101
^not	53	-22
^nou	-154	-121
^offic	30	-91
^on	-118	-122
^on site	-40	-62
^one	160	84
^one year	125	145
^onli	36	-3
^onli those	-60	-45
^open	-115	-92
^order	-185	-164
^our	-115	-99
^over	-82	-58
^own	-202	-162
^pay	-97	-102
^payrol	23	-38
^permi	147	149
^permi de	147	149
^person	-30	-49
^person support	-2	-33
^plan	-139	-113
^plan and	-93	-63
^plan plai	-99	-86
^pleas	-126	-98
^polic	218	64
^polici	-87	-85
^polici analyst	-87	-85
^posit	-128	-107
^post	-39	-33
^post secondari	76	74
^power	105	-2
^power bi	105	-2
^prefer	104	54
^prefer in	191	83
^prepar	-166	-131
^previou	5	165
^previou experi	-83	3
^profici	139	20
^profici in	141	22
^profici with	102	10
^psw	35	-56
^psw certif	147	19
^punjabi	2	74
^punjabi or	2	74
^python	126	184
^rate	-43	-36
^read	-14	-67
^reconcil	-138	-113
^red	-106	19
^red seal	42	150
^regist	-12	-52
^regist nurs	-120	-94
^registr	172	32
^registr with	101	32
^reliabl	156	8
^reliabl statu	73	-6
^remot	300	50
^report	-137	-113
^report on	-79	-56
^report to	-75	-76
^research	-132	-97
^review	-136	-116
^rrsp	-82	-67
^rrsp match	-30	-24
^run	-134	-146
^run the	-68	-57
^salari	-129	-139
^saltbox	118	20
^saltmarsh	-86	-79
^saltmarsh academi	-86	-79
^sandhil	-57	-49
^sandhil mobil	-57	-49
^sap	227	28
^send	-102	-79
^senior	-134	-114
^senior account	-91	-78
^seo	111	68
^set	-135	-109
^shopifi	32	174
^signific	208	42
^six	55	115
^six month	73	167
^smart	88	64
^smart serv	88	64
^solid	162	27
^some	88	74
^sound	136	25
^sound knowledg	121	30
^spanish	27	182
^sql	133	204
^staff	-120	-102
^staff hous	-53	-47
^standard	122	13
^standard first	93	10
^start	-133	-95
^strong	191	47
^subject	-201	-125
^success	72	10
^suppli	-158	-170
^take	-149	-115
^take part	-82	-68
^talk	-93	-73
^talk with	-93	-73
^tallybrook	-149	-121
^teach	-283	-255
^teacher	-195	-122
^term	-154	-99
^the	-36	-24
^the firm	-99	-76
^the person	221	89
^the success	48	0
^thei	-130	-88
^there	-110	-85
^there are	-88	-67
^thi	106	8
^thi is	118	2
^three	31	47
^three year	112	130
^time	-126	97
^to	-104	-93
^track	-128	-113
^train	-144	-23
^train in	-59	127
^travel	153	6
^travel up	236	105
^troubleshoot	73	-34
^tuition	-118	-153
^two	46	24
^two year	75	51
^u	-59	197
^undergradu	69	2
^undergradu degre	69	2
^understand	157	5
^understand of	157	5
^univers	143	35
^univers degre	143	35
^use	-187	-120
^valid	120	-9
^valid class	56	4
^vou	-78	-132
^vulner	79	17
^vulner sector	79	17
^wage	-147	-123
^we	-86	-93
^we are	-71	-57
^we have	-52	-40
^we pay	-22	-16
^we thank	-59	-48
^we welcom	-61	-71
^we will	-114	-84
^we'd	15	149
^we'r	-69	-130
^we'v	-87	-86
^we'v been	-72	-83
^what	61	-6
^why	-111	-162
^will	-63	-57
^willing	80	128
^willing to	80	128
^with	-21	132
^work	44	-8
^work at	-14	168
^work knowledg	119	73
^work with	-149	-129
^write	-199	-147
^you	61	36
^you can	239	0
^you have	131	114
^you hold	70	41
^you must	90	15
^you need	273	85
^you will	-89	-71
^you'd	-87	-70
^you'll	3	-51
^you'll be	162	48
^your	-98	-107
^£	6	-19
^£ 0	6	-19
a	18	14
a $	-79	-58
a 0	-68	-66
a bachelor	26	129
a bachelor'	56	118
a bit	-7	126
a bonu	-27	232
a busi	43	8
a clean	49	-12
a clear	57	-36
a compar	-4	160
a condit	33	-30
a cpa	-12	203
a credit	145	51
a crew	-14	104
a crimin	104	38
a data	61	-6
a day	-113	-88
a degre	-1	-16
a diploma	122	169
a fast	90	30
a few	-56	-72
a former	-95	74
a friend	-148	-167
a full	146	21
a good	49	-29
a great	-96	-104
a group	-55	-43
a hospit	-5	170
a licens	121	217
a manag	-91	-107
a master'	-73	91
a mentor	-93	-77
a minimum	75	-2
a month	-73	-49
a must	68	-60
a paid	-58	-40
a pension	-68	-44
a plu	-17	242
a portfolio	98	23
a real	123	164
a recogn	155	9
a record	77	3
a referr	-26	-26
a relat	65	-26
a resum	-52	-60
a row	-175	-126
a satisfactori	193	66
a similar	39	53
a tablet	-68	-51
a team	45	-33
a third	-99	-66
a union	150	7
a valid	119	33
a week	72	16
a workforc	-31	-25
a year	-99	-63
a=false	-108	-94
a=true	8	-3
abeld	-6	107
abil	111	87
abil to	133	104
abl	31	-33
abl to	31	-33
about	-62	-78
about 0	17	-48
about it	3	-35
about the	-117	-90
abov	63	82
abroad	127	14
abstract	75	5
abstract and	27	1
abus	74	17
abus registri	61	18
academi	-86	-79
accept	129	20
access	27	-44
access to	28	5
accommod	-132	-122
accommod is	-110	-109
accord	-158	-116
account	-30	-40
account execut	-61	-49
account experi	128	22
account or	83	-15
account payabl	-20	-55
accredit	111	186
accuraci	214	50
acl	178	67
acquisit	-13	-71
across	23	-20
act	47	25
act and	42	-12
activ	152	45
adapt	143	52
adjust	55	-21
administr	-28	-17
administr assist	-171	-156
adob	214	55
ads	74	24
ads and	91	-1
adult	-47	81
advanc	177	23
advanc excel	63	11
advanc sql	92	-1
advantag	-26	180
advis	-101	-76
advisor	-150	-114
after	-79	-66
after 0	-105	-85
after a	-118	-102
after each	-86	-68
after one	-153	-122
after the	34	-6
after three	-46	-36
after your	30	-12
afternoon	-104	-86
ag	-55	-51
ag 0	-93	-66
age	-101	-104
agenc	-28	-43
agenda	-150	-96
agent	-258	-195
ago	-102	-79
agreement	-11	-50
agricultur	-20	187
aid	54	88
aid and	97	5
aid cpr	149	4
aid with	98	4
air	-13	80
air brake	54	25
air condit	41	-33
airflow	232	58
alberta	147	10
all	-37	-54
all applic	-43	-40
all employe	-83	-55
all qualifi	-60	-65
allen	137	187
allen bradlei	137	187
allow	89	4
alongsid	-87	-88
alreadi	53	106
also	-76	-49
am	123	31
amiti	-44	-33
amiti grove	-44	-33
aml	-197	-157
an	19	54
an accredit	192	-13
an advantag	-33	171
an analyst	135	24
an asset	-17	226
an associ	-106	-91
an enhanc	153	50
an equal	-95	-107
an equival	-61	-68
an erp	43	-2
an extra	-80	-72
an hour	-63	-62
an interview	-123	-87
an offer	185	52
an old	-102	-78
analysi	33	-6
analyst	-133	-116
analyst ii	-121	-90
analyt	-37	-95
analyt 0	270	78
analyz	106	-30
anchor	-103	-69
and	9	-36
and 0	-91	-70
and a	-61	-43
and abl	-4	-23
and access	-79	-107
and air	-31	-88
and an	59	-33
and are	-114	-98
and child	98	19
and close	-111	-83
and cool	-109	-101
and cpr	92	5
and crimin	34	8
and dental	-60	-46
and document	-127	-84
and english	129	0
and experi	-40	-54
and explain	-228	-147
and famili	40	-29
and french	97	159
and give	-37	-44
and handl	96	50
and has	-33	-27
and have	163	48
and help	-160	-130
and human	70	5
and i	-130	-84
and in	-38	-53
and inventori	150	9
and keep	4	-40
and know	210	43
and lead	-65	-44
and maintain	-73	-61
and make	-56	-45
and member	-27	-28
and mentor	-94	-100
and meta	71	-12
and one	-108	-81
and our	-116	-97
and out	-155	-128
and perman	-58	-112
and post	-70	-49
and powerpoint	58	10
and repair	-159	-130
and report	-44	-49
and run	-130	-103
and safeti	193	-10
and sale	100	23
and sit	55	-8
and social	-72	38
and take	-117	-77
and the	88	-19
and to	23	-61
and two	26	-2
and we	-106	-79
and will	2	-35
and work	-99	-78
and write	-61	-69
and written	118	-32
and you	218	28
and your	-25	-55
anglai	130	247
anim	-127	-94
annual	-34	-68
anné	169	40
anné d'expérienc	169	43
anoth	-17	32
ans	62	33
ans d'expérienc	78	114
answer	-112	-80
answer question	-65	-54
any	32	115
anywher	179	69
anywher in	206	80
aoda	-72	-47
api	74	3
apic	16	198
app	-143	-71
appear	114	-26
appli	-109	-101
applic	-53	-41
applic are	-86	-73
applic for	-65	-69
applic from	-59	-74
applic must	8	-39
applic with	-103	22
appoint	-18	-28
apprentic	-147	-204
apprenticeship	243	56
approach	11	190
aprè	-204	-173
aprè 0	-225	-208
arcgi	208	151
are	-78	-56
are a	-72	-65
are commit	-53	-37
are invit	-87	-62
are not	-162	-117
are you	-76	-53
around	71	-12
art	109	-36
articl	-63	-56
as	45	55
as a	49	-34
as an	-9	11
as the	-132	-85
as thei	-6	104
asap	-159	-111
ask	-32	-72
ask for	-130	-125
asp	171	24
assess	44	-53
asset	-19	211
assign	-170	-49
assist	-104	-110
assist certif	198	0
assist to	-75	-64
associ	-129	-36
associ degre	96	127
assur	-136	-106
at	23	-15
at 0	5	-29
at a	24	83
at height	-14	168
at home	85	52
at least	133	37
at our	193	60
at the	-62	-82
attend	-160	-127
attent	151	38
attent to	151	38
au	-27	-78
audit	-32	-61
auditor	-92	-81
author	120	17
author to	208	68
autom	-84	-26
aux	-157	-113
avail	-3	-62
avail on	-69	-86
avec	295	89
avec les	-212	-153
averag	-76	-57
awai	-126	-106
award	-109	-77
aws	30	197
az	60	-24
az driver	-129	-99
az experi	140	7
az licenc	84	27
b	72	9
b0b	151	46
b=about about	-40	-44
b=about responsibilities	-85	-65
b=apply apply	-73	-63
b=benefits benefits	-59	-66
b=benefits start	-31	-44
b=nice benefits	-60	-50
b=nice nice	-15	74
b=nice requirements	-146	-91
b=nice responsibilities	-74	-61
b=nice start	5	-9
b=null start	-123	-93
b=overview benefits	-37	-29
b=overview overview	22	-29
b=overview requirements	96	6
b=overview responsibilities	-49	-38
b=requirements benefits	-100	-68
b=requirements nice	2	152
b=requirements requirements	60	12
b=requirements responsibilities	-71	-58
b=requirements start	113	102
b=responsibilities benefits	-7	84
b=responsibilities requirements	42	-59
b=responsibilities responsibilities	-69	-64
b=responsibilities start	-16	-43
b=start about	-43	-33
b=start benefits	-47	-35
b=start overview	-137	-96
b=start requirements	141	20
b=start responsibilities	-93	-69
b=start start	-37	-47
baccalauréat	159	33
baccalauréat en	148	27
bachelor	88	108
bachelor of	99	116
bachelor'	55	66
bachelor' degre	63	77
back	-105	-80
backend	-78	-133
background	50	242
background check	203	45
balanc	-147	-103
bank	-121	-3
banquet	87	-69
bar	95	133
bargain	-47	-99
base	48	89
basic	180	186
basic html	73	56
bath	-116	-83
bath dress	-105	-74
bbb	175	26
bbb bbb	119	15
bc	87	-26
be	16	30
be 0	-231	-150
be a	-16	186
be abl	-14	-43
be an	-60	78
be ask	-35	-65
be author	173	58
be consid	-21	17
be contact	-91	-67
be given	-29	173
be legal	109	32
be the	-103	-65
be us	69	-7
becaus	21	-5
becaus we	-70	-82
bed	-129	-89
been	-78	-64
been here	-35	-26
been name	-44	-31
been with	-55	-46
befor	103	15
befor the	120	36
begin	-126	-96
behaviour	-49	-58
behind	64	28
below	-60	-56
bench	167	-31
benefit	-107	-68
benefit after	-113	-96
benefit for	-48	-38
best	-72	-114
better	84	-39
between	27	-12
between 0	32	-13
bi	76	15
bi or	92	-6
big	-100	140
bilingu	84	103
bilingu english	-3	106
bilingu french	136	2
bilingu imper	92	-1
bilinguism	169	29
bill	-188	-47
bit	-7	126
biweekli	-59	-44
bls	274	31
bluebarrel	-91	-83
blueprint	276	62
board	86	61
boiler	36	-28
bonn	200	9
bonn connaiss	194	0
bonu	-71	42
bonu after	-11	-9
bonu of	-84	-66
book	6	-50
boot	111	14
border	-111	48
both	-40	-72
bradlei	137	187
brake	54	25
branch	-35	-45
brand	-180	-153
brand manag	-77	-87
brief	-19	-50
brief note	74	38
bring	-61	5
budget	116	95
build	-64	-66
build a	-135	-104
build and	-42	-34
bus	76	-4
buse	31	153
busi	-6	0
busi or	123	15
but	57	166
but not	-55	129
buyer	-125	-91
by	-70	-68
by 0	-64	-43
by a	-181	-133
by law	-24	-34
by phone	-123	-121
by the	-86	-68
bylaw	-161	-119
c	76	69
c=-	-14	-25
c=must	33	-17
c=nice	-24	97
cabinet	-103	-67
cabinet submiss	-43	-33
calendar	-71	-112
calendar and	-57	-54
calgari	-123	-105
call	-71	-89
call and	-81	-58
call rota	-71	-51
calm	205	67
campaign	-96	-85
can	45	41
can do	4	-8
can teach	29	18
can't	70	-15
canada	2	12
canada and	242	108
canadian	-10	33
canadian citizen	4	-75
candid	-5	-3
candid will	-112	-78
cantones	-7	134
car	175	30
card	249	42
care	-43	-35
care and	75	-6
care assist	-72	-57
care certif	-89	103
care experi	82	149
care for	-68	-38
care plan	41	-46
care set	-15	201
carri	-84	-62
cart	243	30
case	30	27
case manag	89	92
cash	165	5
casual	-175	-138
cedar	-135	-103
cedar hollow	-48	-35
center	-28	-65
centr	-62	-76
certif	197	211
certif from	141	179
certif in	-75	49
certif is	82	122
certif of	137	15
certif or	138	72
certifi	73	203
chain	-18	20
chain planner	-93	-83
chair	-79	-77
chang	-111	-114
chantier	17	-24
charlottetown	-151	-149
chart	-55	47
check	118	8
check and	200	49
check is	67	19
chef	-52	-41
chemistri	68	-41
chemistri or	100	-15
chief	-123	-100
chief execut	-96	-91
child	-1	-33
child abus	104	30
child care	-86	-47
childhood	-28	-60
childhood educ	-28	-60
children	-26	-38
children ag	-94	-68
chiller	-41	165
chosen	50	6
chrp	141	17
ci	159	24
citizen	-10	-80
citizen and	-58	-112
civil	178	31
civil litig	190	30
claim	-61	61
class	59	35
class 0	121	28
classroom	-1	56
clean	-7	-89
clean abstract	109	34
clear	163	34
clear vulner	55	-3
clearanc	57	-5
clerk	-34	-99
client	-102	-72
client a	-76	-53
client and	-111	-82
climat	51	-132
clinic	-197	-137
close	32	-28
cloud	14	-36
cloud and	-74	-49
cnc	18	-13
co	56	-12
co op	136	24
co oper	-96	-76
coach	21	26
code	-81	-117
code and	-40	-41
cold	-98	-67
colleagu	-140	-102
collect	-32	-76
collect agreement	44	-50
colleg	61	15
colleg diploma	69	81
colleg of	95	27
combin	-88	-79
combin of	-80	-78
come	-20	81
comfort	105	0
comfort with	173	50
command	22	-23
command of	22	-23
commerc	191	-50
commerci	226	137
commiss	-125	36
commission	121	222
commit	-77	-66
commit to	-74	-64
commun	56	-10
commun or	48	3
compani	-141	-77
compani of	-2	139
compar	56	153
compet	302	75
competit	-137	-112
complaint	-149	-125
complet	-46	-47
complet of	206	114
complex	121	-17
complianc	12	-56
compt	-130	-91
comput	151	62
comput scienc	29	73
condit	-18	-128
condit of	171	65
conduct	-160	-126
confid	216	59
confidenti	17	-41
conflict	201	58
conflict resolut	147	30
connaiss	88	217
connaiss de	64	91
consid	-60	-17
consid an	-17	102
construct	46	71
consult	-28	-110
consult with	-44	5
consum	131	55
contact	-93	-69
content	30	-30
continu	-6	182
contract	-137	-104
contractor	96	-90
contribut	-58	-19
control	-16	51
convers	132	91
conveyanc	167	164
cook	-118	-143
cool	59	207
coopér	-95	-74
coordin	-120	-97
coordin the	-92	-65
copywrit	117	-10
core	-28	137
corpor	-126	-164
correct	-156	-126
cost	77	-15
count	-2	-56
cours	-27	19
court	75	-14
cover	-115	-83
cover a	-141	-99
cover letter	-77	-57
cow	101	-23
cpa	142	208
cpa design	141	-13
cphr	84	92
cphr or	102	96
cpim	16	198
cpr	113	-6
cpr level	95	-3
credit	-17	-59
credit and	-32	-51
credit check	199	76
cree	2	222
crew	-11	94
crew of	-14	104
crimin	101	30
crimin record	123	40
critic	139	23
crm	65	120
cross	-52	49
cross the	-181	-130
culinari	-99	-164
cultur	-31	130
cupe	-85	-61
current	181	45
current first	80	0
custom	-8	-42
custom servic	136	3
cut	-114	46
cv	-159	-144
cvor	111	42
cycl	-41	-46
cycl count	-105	-79
cycl recruit	-32	-23
d	-181	147
d'expérienc	200	116
d'expérienc en	261	26
d'étude	220	44
d=0	-74	-68
d=1	33	8
d=2	47	31
d=3	-47	-39
dai	11	-35
dai a	205	81
dai and	-227	-134
dai holidai	-104	-64
dai of	-72	-57
dai off	-58	-38
dai per	60	-13
daili	-9	-87
daili record	-95	-66
dairi	-46	114
dan	2	-96
dashboard	-123	-101
data	61	8
data analyst	-74	-39
data and	-85	-54
data engin	-214	-130
date	55	-7
day	-32	-53
day a	157	48
day for	-130	-83
day one	-118	-101
day to	-73	-56
dbs	184	57
dbs check	184	57
dbt	113	213
de	124	62
de 0	-90	-69
de escal	130	30
de la	21	-28
de santé	-211	-155
de vacanc	-75	-54
deal	-54	-34
deal with	-44	-32
dec	-7	19
dec 0	-195	-141
dec en	52	158
decemb	-52	-39
decis	36	-62
deer	-37	-97
degre	-9	20
degre from	-12	-71
degre in	94	90
degre is	-218	-114
degre or	156	-26
degre prefer	-30	118
deliv	-109	-80
deliveri	140	104
demand	-172	-124
dementia	-68	-84
demonstr	209	52
dental	-57	-59
dental after	-66	-50
dental and	-102	-75
dental cover	-39	-32
dentrix	-6	107
dentrix or	-6	107
depart	-129	-113
depart of	-72	-64
depend	-33	-47
depend on	-69	-67
depot	-42	-50
depui	-106	-77
depui 0	-117	-86
des	-5	-16
design	3	54
design and	-62	41
design or	81	-17
desir	-182	49
desk	108	15
detail	135	9
deux	63	17
deux ans	44	121
develop	-67	14
digit	10	17
digit market	-67	-64
dilig	-125	46
diploma	189	151
diploma in	98	157
diploma or	90	35
diplôm	227	56
director	-115	-91
disabl	-48	39
disabl and	-66	-62
disabl manag	29	240
disabl or	-60	-65
disciplin	-67	-21
discount	-120	-90
discoveri	-56	48
discret	257	78
discrimin	-117	-107
dispatch	-162	-118
distribut	-89	-113
district	-192	-155
divers	-65	-222
divis	-68	-54
do	39	-12
do not	10	-56
docker	-22	-93
doctor	-92	-68
document	-98	-109
doe	-42	-109
doesn't	-26	-114
don't	39	22
done	-85	30
done so	-46	-47
door	-88	-58
doubl	-111	-78
down	258	83
downtown	41	-54
draft	9	-46
draft plead	-159	-115
draw	-48	-104
dress	-112	-78
dress and	-69	-53
drive	68	18
drive licenc	108	199
driver	-61	-66
driver'	100	33
driver' licenc	94	34
drop	-85	-85
drop off	-144	-111
drug	-24	-78
dry	-85	-56
du	39	40
due	21	8
duti	-105	-83
dynam	19	166
dynam 0	19	166
e	92	-45
e discoveri	92	182
e mail	-114	-100
each	-133	-103
each month	-98	-92
earli	58	-24
earli childhood	-28	-60
earn	-77	-89
econom	108	51
econom or	143	-35
ed	44	245
edit	158	18
educ	-20	5
educ and	-70	-77
effect	193	55
eight	-43	-56
eight year	-30	-34
either	33	-41
eld	14	106
electr	75	-4
electrician	-46	-130
electron	-87	-205
eleven	-130	-92
elig	118	-16
elig for	233	29
elig to	219	82
email	-13	-124
emerg	-92	79
emploi	-109	-85
emploi 0	-77	-70
employ	9	-22
employ and	-67	-52
employ equiti	-89	-101
employ standard	86	16
employe	-67	-61
employe in	29	-16
employé	-126	-93
emr	273	75
en	66	34
en emploi	-94	-76
en market	94	-26
encourag	-111	-114
end	-25	-56
end develop	-93	-69
end of	-139	-88
endors	137	31
energi	-17	151
enforc	-124	-69
engin	-63	-100
engin or	94	-48
english	149	61
english and	62	59
english essenti	188	23
enhanc	269	45
enhanc dbs	153	50
enough	83	76
enrol	25	79
enrol in	95	159
enter	-274	-182
entitl	146	49
entitl to	146	49
environ	240	111
environment	164	-13
epic	85	180
equal	-102	-108
equal opportun	-95	-107
equip	78	-93
equiti	-112	-109
equival	109	-49
equival combin	-119	-100
equival experi	128	-76
equival mix	65	9
erp	79	-8
escal	130	30
escal skill	76	8
essenti	-30	-166
estat	-91	-26
et	55	-41
et anglai	151	35
et de	98	9
et des	-122	-91
et les	-280	-182
evalu	-146	-107
even	-304	-240
event	23	-104
everi	-114	-106
everi 0	-107	-71
everi year	-114	-102
everybodi	132	41
everyon	-93	-82
everyth	-22	-24
evid	-115	77
exampl	-195	-77
excel	158	31
excel and	142	12
excel includ	116	36
excel is	62	17
except	-42	-63
execut	-86	-84
execut assist	-75	-64
execut mid	-61	-49
exp	132	99
expect	144	35
expect to	126	48
expens	90	-2
experi	120	155
experi as	88	-55
experi at	72	162
experi in	117	56
experi includ	137	4
experi is	65	82
experi may	-18	-91
experi of	149	148
experi with	75	117
expert	233	51
explain	24	-29
exposur	-1	118
exposur to	-1	118
expérienc	164	220
expérienc en	-36	148
extend	-19	-51
extend health	-69	-53
extern	-113	-87
extern auditor	-92	-75
extra	-101	-20
extra week	-80	-72
eye	-52	-49
facilit	77	21
fair	-139	-102
fall	152	196
famili	-107	-81
famili and	-171	-134
famili servic	-46	-78
familiar	7	152
familiar with	7	152
far	-168	-136
farm	-77	-64
fast	65	-12
fast card	189	54
feder	95	-24
fee	-114	-92
feed	-87	-6
ferncastl	-114	-124
ferri	-137	-107
festiv	-48	105
few	-35	116
field	1	161
figma	-75	-119
file	21	-28
fill	-156	-107
financ	79	-18
financ or	156	7
financi	-7	-87
financi model	-23	-43
finch	-134	-103
find	-165	-134
fine	45	-123
firm	33	-49
first	11	1
first 0	-184	-114
first aid	69	102
first day	101	28
first nation	43	-22
fit	-77	-68
five	4	-27
five 0	82	15
five year	55	-12
flatb	31	59
flexibl	-181	-150
floor	-144	-137
fluenci	147	95
fluenci in	61	103
fluent	154	16
fly	-49	-68
fly in	49	-22
follow	-92	-92
follow the	43	-30
food	-91	-18
foodsaf	130	-8
foodsaf level	130	-8
for	-64	-55
for 0	-97	-77
for a	-58	-5
for an	-64	-55
for five	-62	-49
for four	-64	-95
for more	-83	-64
for new	69	-26
for one	22	-42
for our	-50	-42
for over	-77	-59
for senior	142	74
for small	-64	-48
for someon	-72	-51
for the	-65	8
for three	-68	-49
for two	-120	-91
for you	-40	-53
forecast	-90	-69
forklift	203	66
form	-114	-88
former	-128	35
found	13	-29
foundat	2	158
four	12	-30
four week	-78	-53
four year	90	9
foxglov	-130	-139
fp	-85	-88
fp a	-85	-88
françai	105	-36
françai et	111	19
free	-78	-80
free park	90	29
freezer	-70	-51
freight	-139	-142
french	45	157
french and	133	4
french is	-75	-5
fri	85	-38
fridai	-161	-122
friend	-108	-124
from	-50	-66
from a	184	53
from an	192	-13
from day	-69	-63
from home	289	112
from the	-19	85
front	-3	-42
front desk	108	15
front end	-112	-85
full	-10	9
full cycl	51	5
full servic	-3	-44
full time	-171	-152
function	115	27
fund	-106	-87
furnitur	-65	192
futur	108	29
g	30	-7
g driver'	141	-8
g0	193	120
ga0	51	3
game	-174	-146
gas	137	-60
gatineau	-229	-203
gear	-92	-77
ged	80	-6
gender	-95	-94
gener	-42	-73
generalist	-55	-60
geographi	144	20
get	14	-44
git	261	46
give	-101	-109
give medic	-81	-53
given	-123	51
given to	-29	173
gmp	83	-13
go	-78	-131
goe	-56	31
good	142	55
good stand	111	20
googl	73	94
googl ads	74	24
gotta	10	-101
govern	-39	56
grade	100	50
grade 0	89	54
graduat	96	34
graduat with	43	8
grant	-59	-73
great	-84	-39
greenhous	59	-17
greet	-69	-53
grid	-122	-104
grievanc	92	-17
group	9	-34
group of	-55	-43
grove	-64	-50
grow	-142	-113
grower	-80	-68
grown	-39	-29
gst	-103	33
guard	-86	-100
guest	-110	-84
guid	-103	-87
h	-77	-60
had	-81	-51
half	45	-30
halifax	-201	-129
hand	-23	-97
hand on	177	21
handl	338	139
happi	-50	-4
has	-90	-70
has 0	-70	-61
has been	-69	-54
haul	-142	-108
have	-14	18
have 0	-122	-82
have a	84	14
have an	-6	37
have at	124	41
have been	-65	-53
have done	-84	-106
have run	-158	52
have spent	132	24
have the	66	9
have two	37	62
have work	95	-8
head	34	-31
health	-30	-3
health and	-31	26
health care	73	190
heat	68	145
heavi	-5	-69
height	-14	168
help	-129	-12
help with	-97	-51
here	-17	-49
hi	-93	-92
hi there	-78	-72
high	148	69
high school	21	-38
higher	182	99
himama	16	235
hire	-143	-132
hire a	-57	-44
hire without	-20	156
hold	126	23
hold a	63	40
holidai	-145	-98
hollow	-126	-108
home	8	-11
home care	-107	-128
home for	-111	-103
home to	-71	-55
honestli	-54	-62
hope	-135	-106
hospit	-92	25
hotel	-26	-55
hour	-94	-79
hour a	-56	-50
hour of	-14	-36
hour per	-102	-69
hour shift	-75	-72
hourli	-80	-58
hous	-84	-31
hous is	-26	-65
how	-26	18
how to	88	126
how we	-170	-114
how you	-135	-86
hplc	195	42
hr	-91	-102
hr +	-50	-42
hr generalist	-52	-54
hri	214	2
hrs	-78	-57
html	66	188
hubspot	72	230
human	-21	-11
human resourc	-34	-55
human right	65	6
hvac	-75	-89
hybrid	133	-3
hydraul	121	6
i	-29	-55
i have	-113	-76
i know	-86	-66
i'v	-87	-64
ideal	167	121
if	-64	29
if it	-50	-51
if you	-69	47
ii	-7	-77
ii trauma	-45	-99
immers	-27	139
imper	92	-1
imper bbb	92	-1
in	56	41
in 0	-1	-11
in a	58	70
in account	101	35
in an	17	-10
in busi	-15	-79
in canada	69	-3
in chemistri	137	2
in comput	8	105
in digit	91	13
in e	-84	-129
in earli	113	-5
in english	50	150
in figma	-75	-119
in financ	196	54
in four	-94	-78
in french	55	125
in front	3	-25
in good	53	-11
in hr	96	-44
in human	65	3
in lieu	89	7
in market	108	-10
in nine	-61	-43
in nurs	-34	119
in offic	117	54
in one	27	69
in our	-68	-83
in person	178	38
in place	67	-13
in product	200	130
in public	70	33
in retail	-34	189
in six	-63	-49
in statist	100	-49
in suppli	182	21
in the	64	28
in their	-52	-41
in thi	-81	-56
inc	-81	-111
includ	33	-38
includ two	5	-13
inclus	-140	-98
indigen	-94	73
indigen peopl	-23	-26
individu	96	-9
industri	55	97
industri electrician	-108	-140
industri set	162	11
infant	111	16
infirmi	-76	-107
infirmièr	21	-76
inform	29	43
inform system	-22	78
insid	-83	-61
inspect	-113	-81
instal	-196	-145
institut	54	78
instrument	-48	206
insur	-93	7
integr	27	118
interest	-107	14
intermedi	64	-11
intern	-117	-88
intervent	188	292
interview	-146	-76
interview will	-91	-82
into	-124	-86
inventori	55	-2
investig	-102	-12
investig complaint	-73	-56
investor	-118	-84
invit	-119	-91
invit applic	-94	-76
invit to	-112	-79
invoic	-96	-80
ironbark	-120	-108
is	3	12
is $	-73	-83
is 0	-111	-91
is a	-39	58
is an	-9	70
is avail	-29	-103
is commit	-85	-78
is desir	11	311
is essenti	230	52
is fine	29	-107
is help	-21	234
is hire	-165	-139
is home	-71	-55
is look	-48	-37
is nice	-12	123
is not	-213	-219
is on	334	141
is prefer	-10	165
is requir	266	67
isn't	-93	-48
iso	-10	152
iso 0	2	178
issu	-216	-169
it	-17	10
it in	50	118
it is	-105	-82
it isn't	9	127
it serv	-55	-53
it would	26	160
its	-79	-70
iv	79	18
java	21	-27
java develop	-31	-52
job	76	-34
join	-197	-163
jour	-10	-61
journeyperson	-144	-173
junior	-37	-59
junip	-142	-108
just	-41	-43
k	-89	-67
k=authorisation	156	39
k=cert	56	48
k=clearance	232	79
k=degree	35	45
k=domain	27	89
k=hard	35	11
k=language	80	63
k=location	240	79
k=method	42	90
k=soft	65	32
k=tool	50	54
k=travel	316	87
k=v.base	-57	-53
k=v.gerund	50	34
k=v.past	23	-31
k=v.third	-70	-69
k=years	85	44
kafka	54	309
keep	-94	-81
keep daili	-95	-66
keep the	-103	-66
keep your	-59	-41
kept	-131	-118
key	-53	-72
kind	77	-16
kingston	56	-4
kitchen	73	-5
klaviyo	-51	82
know	91	136
know how	199	226
know that	-77	-61
know what	190	22
knowledg	101	90
knowledg of	161	134
ks=authorisation requirements	105	45
ks=authorisation start	86	-12
ks=cert nice	-28	175
ks=cert requirements	127	35
ks=cert start	-50	-11
ks=clearance requirements	36	6
ks=clearance start	228	85
ks=degree nice	-4	145
ks=degree requirements	64	30
ks=degree start	-48	27
ks=domain nice	29	182
ks=domain requirements	59	13
ks=domain start	-29	89
ks=hard about	-74	-58
ks=hard benefits	-76	-20
ks=hard nice	-20	109
ks=hard overview	-116	-82
ks=hard requirements	130	35
ks=hard responsibilities	-93	-68
ks=hard start	-36	-31
ks=language nice	59	111
ks=language requirements	95	27
ks=language start	94	89
ks=location overview	292	125
ks=location requirements	-166	-47
ks=location start	235	78
ks=method nice	3	60
ks=soft about	-104	-80
ks=soft requirements	141	41
ks=soft start	-15	-30
ks=tool nice	0	173
ks=tool requirements	115	26
ks=tool responsibilities	-135	-101
ks=tool start	-56	66
ks=travel requirements	62	22
ks=travel responsibilities	248	105
ks=travel start	232	96
ks=v.base about	-58	-57
ks=v.base benefits	-120	-75
ks=v.base nice	-84	-50
ks=v.base overview	-95	-85
ks=v.base requirements	157	59
ks=v.base responsibilities	-70	-58
ks=v.base start	-91	-71
ks=v.gerund nice	35	195
ks=v.gerund requirements	194	43
ks=v.gerund responsibilities	-136	-106
ks=v.gerund start	-33	24
ks=v.past requirements	101	38
ks=v.past responsibilities	-44	-36
ks=v.past start	-18	-29
ks=v.third overview	-113	-76
ks=v.third requirements	74	17
ks=v.third responsibilities	-80	-63
ks=v.third start	-32	-38
ks=years nice	-54	192
ks=years requirements	95	36
ks=years start	101	47
kubernet	127	134
l'anglai	-38	-68
l=context	-60	-59
l=must	53	-16
l=nice	-25	100
la	-7	-57
la petit	-33	-59
la suit	103	25
lab	-71	-67
laboratori	-11	-82
labour	19	-46
labour relat	170	65
lake	-110	-78
lane	-123	-114
languag	-69	77
laptop	165	14
larkfield	-147	-125
last	-70	-81
last 0	-29	-86
last year	45	-17
later	-84	-56
launch	-176	-129
laval	79	-5
law	61	33
law clerk	15	-61
law societi	187	53
lawyer	-221	-166
le	-54	-127
le françai	188	37
lead	-105	-124
lead the	-56	-35
leader	-39	-59
lean	19	172
lean or	3	60
learn	124	-5
least	133	37
least 0	163	23
least one	46	100
least three	110	29
leav	-56	-60
ledger	-182	-148
legal	77	2
legal entitl	161	54
legisl	131	65
lend	-90	-95
les	-256	-208
less	126	40
less than	126	40
let	-10	123
letter	-206	-148
letter and	-93	-69
level	117	108
level 0	152	163
level c	95	-3
licenc	185	102
licenc and	144	44
licenc in	56	158
licenc with	111	16
licens	65	125
lieu	177	53
lieu of	89	7
life	38	101
lift	-162	-15
light	-125	-91
like	-135	-72
like you	-121	-86
limit	-86	-75
line	13	-28
list	-155	-117
litig	15	-60
litig paraleg	-149	-113
live	9	-28
live in	231	61
llp	-227	-210
load	-97	-39
local	71	-81
locat	198	49
lodestar	-131	-114
lodg	-94	-79
lodg is	-45	-36
log	-52	-88
logist	-39	166
long	-73	-86
long servic	-45	-35
long term	51	-45
look	-101	-77
look after	-86	-65
look for	-89	-75
love	-50	70
lpn	-86	-127
ltd	-192	-157
m	-75	-6
machin	-89	-74
made	80	-7
mail	-124	-101
maintain	-123	-103
mainten	-124	-96
make	-58	-19
manag	33	19
manag a	-51	-70
manag is	-70	-88
manag on	-92	-74
manag skill	212	38
mandarin	-15	277
mandatori	133	-60
mani	-132	-91
mani of	-76	7
manitoba	-133	-101
manner	139	33
manufactur	14	-121
map	-111	-86
mark	-84	-56
market	149	7
market or	164	14
market specialist	-134	-100
marrow	-71	-61
marrow peak	-71	-61
master	54	-45
master'	-19	142
master' degre	-27	100
match	-75	-57
match after	-48	-40
materi	185	22
math	-13	83
mathemat	49	-57
matter	109	36
may	-115	-58
may be	-129	-38
maîtris	170	45
maîtris de	116	30
me	-197	-174
meal	-101	-88
meal and	-142	-119
mean	-45	11
mechan	-46	50
med	-78	-79
media	11	-107
mediat	-31	-45
medic	-105	-117
medic and	-117	-80
medic dental	-90	-67
medic offic	83	-69
meet	-7	-36
meet in	147	55
meet the	-103	-68
member	-130	-120
member of	-79	-57
membership	65	74
membership in	65	74
membr	79	172
mentor	-150	-136
merchandis	171	8
messag	-89	-130
meta	79	-5
meta ads	116	9
method	65	142
mi	-266	-191
microsoft	102	38
microsoft offic	122	40
mid	-164	-132
mid market	-61	-49
mig	66	127
mile	-204	-157
milk	-188	-145
million	-27	-44
millwright	-55	-98
min	106	83
min 0	116	22
mine	-83	-71
minimum	223	49
minimum 0	93	18
minimum of	79	9
ministri	-74	-96
ministri of	-79	-107
minor	-27	-28
minut	123	-31
miss	-200	-134
mix	1	-26
mix of	55	6
mobil	-89	-70
mock	-128	-119
model	69	-9
moi	118	20
mon	85	-38
moncton	-109	-87
mondai	5	-36
monei	-102	-83
monitor	42	-12
month	-1	-31
month 0	-43	-34
month after	-73	-49
month contract	-25	-21
month end	107	0
month of	145	31
month to	12	-20
monthli	-64	-80
moos	-203	-186
more	26	-16
more of	115	87
more than	-106	-88
more year	124	6
mortgag	-99	-107
mossgat	-166	-138
most	-56	-67
most of	33	-16
motor	-217	-152
move	-95	-68
ms	124	-4
msc	23	100
msc in	23	100
multi	201	59
municip	-73	-23
must	57	-24
must be	7	-37
must have	69	10
must live	28	-38
my	-132	-100
name	-99	-112
nation	13	-31
natur	42	-11
necessari	-70	-188
need	-18	-21
need a	90	4
need an	-98	-115
need to	179	56
negoti	188	21
network	-64	93
never	-176	-120
new	-60	-18
newer	-165	-151
newslett	-133	-98
next	-54	207
nice	-26	210
nice but	-18	183
night	-154	-110
night a	1	-25
night shift	-84	-76
nine	-89	-66
nine year	-77	-58
no	-77	-105
no 0	-87	-64
no agenc	-195	-120
no more	26	-7
no previou	-126	-116
no problem	-203	-165
nobodi	13	-29
nois	-202	-138
non	102	128
none	-238	-168
north	-117	-85
northern	-120	-73
northlatch	-112	-97
nos	-51	-80
not	-71	-19
not a	100	49
not discrimin	-122	-116
not for	124	27
not requir	-211	-70
note	49	1
note for	144	108
notic	-169	-172
nou	-181	-146
novemb	-234	-166
now	84	-19
now or	194	64
np	82	-11
number	88	-19
nurs	-38	-6
nurs diploma	175	9
oath	174	54
occasion	242	24
occasion travel	195	-1
odd	41	-36
of	35	7
of $	-76	-55
of 0	-79	-54
of a	82	59
of about	-93	-60
of all	16	-8
of educ	50	-20
of employ	196	61
of everi	19	-60
of experi	103	25
of five	6	-23
of four	51	3
of meet	177	47
of northern	-59	33
of nurs	107	-9
of one	116	22
of ontario	108	94
of our	-63	-49
of progress	137	27
of qualif	137	15
of recent	108	9
of relev	89	4
of servic	-85	-65
of social	153	23
of the	67	-1
of them	42	-8
of three	47	-8
of train	21	95
of up	11	-31
of us	-98	-80
of vacat	-114	-81
of visibl	-27	-28
of which	38	62
off	-19	-47
off and	-50	-38
offer	142	36
offic	38	-46
offic administr	-148	-29
offic and	-60	-94
offici	2	84
ohio	-260	-186
old	-136	-82
older	-70	-79
older than	133	43
on	-11	-43
on 0	-20	-16
on a	-35	-66
on call	-70	-51
on experi	-54	-91
on fridai	-65	-48
on our	-129	-94
on request	-70	-79
on site	137	24
on the	109	-10
onc	21	-19
one	-20	-30
one 0	92	8
one day	162	52
one of	-7	23
one week	24	-5
one year	-16	13
onli	88	-13
onli those	-57	-44
onlin	-78	-63
onsit	296	90
ontario	64	5
op	61	-19
open	-46	-69
open file	-140	-139
oper	-29	-90
opera	20	195
opportun	-97	-102
opportun employ	-95	-107
option	-162	-146
or	117	144
or a	85	61
or abeld	-6	107
or abil	-31	-41
or abov	184	46
or account	161	14
or an	112	22
or anoth	116	128
or busi	162	-9
or call	53	-12
or cantones	-8	139
or degre	110	26
or diploma	126	-25
or equival	121	-16
or event	203	-37
or ged	51	-10
or have	94	32
or higher	182	99
or hubspot	97	-25
or in	189	65
or industri	64	154
or more	133	48
or older	-231	-150
or other	89	300
or r	63	136
or similar	124	109
or tableau	92	-6
or work	-37	130
oracl	143	15
order	-108	-119
order and	1	-57
organ	-50	-76
origin	-132	-120
other	57	86
ou	29	-60
our	-59	-41
our 0	-49	-36
our client	16	-25
our design	-70	-55
our last	-75	-59
our staff	-122	-139
our team	-111	-76
out	26	-24
out of	56	-1
outdoor	-166	50
outlook	148	48
outreach	178	195
outsid	0	-53
over	-56	-55
over 0	-82	-65
own	-84	-30
own the	-83	-63
ownership	199	79
p	-110	13
packag	55	4
page	-240	-163
pai	-85	-66
paid	-94	-84
pair	-170	-156
palisad	-123	-180
palisad protect	-72	-84
palli	25	183
palli care	16	200
panel	59	-27
paper	-190	-66
par	2	-53
paraleg	75	-51
parent	-77	-66
parent leav	-62	-48
park	-131	-111
park and	-169	-111
part	-89	-80
part in	-88	-68
part of	-41	-68
part time	-85	-72
partner	-125	-115
partner and	-79	-49
pass	71	1
pass a	195	77
past	-94	-66
patienc	152	-11
patient	-46	-60
patient and	117	13
patio	-131	-127
pay	-60	-66
pay $	-72	-56
pay for	-41	-55
payabl	-28	-55
payment	-111	-86
payment and	-116	-83
payrol	-41	-61
peak	-93	-75
pension	-23	-50
pension after	-94	-64
pension plan	-100	-100
peopl	-91	-62
peopl across	-64	-50
peopl in	-88	-72
peopl who	64	12
peopl with	-24	-23
per	-90	-82
per hour	-45	-34
per week	43	-7
perform	-223	-162
perman	-37	-76
perman resid	-58	-112
permi	-88	-71
permi de	147	149
permit	155	23
person	93	0
person support	-2	-33
person who	15	-23
person with	-60	-56
personn	-181	-129
petit	-33	-59
phd	79	47
phd in	67	17
phone	-64	-80
phone and	-150	-98
photograph	-147	-141
physic	-183	-145
physician	-127	-86
pipelin	-25	-74
pivot	118	37
pivot tabl	118	37
place	-74	-37
place 0	-112	-90
placehold	-189	-161
plai	-19	-50
plai base	-91	-78
plan	15	14
plan and	28	-43
plan experi	124	15
plan for	-163	-121
plan plai	-93	-78
plan with	-55	-44
planner	-147	-118
plant	60	195
platform	-26	-65
playwright	9	209
plc	74	-93
plead	-159	-115
pleas	-118	-91
pleas tell	-113	-78
pls	39	-16
plu	31	137
pm	-19	158
pms	26	167
point	-30	-50
pointclickcar	-60	-68
polic	148	94
polici	-39	-67
polici analyst	-88	-82
polici and	-113	-76
polit	-86	-132
pool	-144	-112
portfolio	-31	-50
portugues	-35	196
pos	30	109
posit	-38	-60
possibl	-25	-80
post	-24	-54
post 0	-176	-159
post is	68	-10
post secondari	107	66
postgresql	118	11
postgresql and	176	35
pour	73	-20
power	81	145
power bi	94	31
powerpoint	164	51
practic	141	89
practic nurs	29	-101
pre	16	-21
pref	59	276
prefer	49	259
prefer but	24	103
prefer in	191	83
premium	-174	-139
prep	-117	-90
prepar	-29	-73
prepar brief	87	-65
preschool	16	-26
present	-20	-58
present skill	132	28
prevent	-108	-85
previou	-45	84
previou experi	-103	-40
price	-111	-84
primari	136	5
primari care	83	-4
princip	-119	-95
privaci	-88	-59
probat	-100	-104
problem	-100	-126
procedur	87	-2
process	36	-55
product	47	-1
product plan	16	-28
profession	204	168
profici	139	20
profici in	141	22
profici with	102	10
profit	-58	64
program	11	4
program offic	-213	-140
programm	-33	-63
progress	70	100
progress account	132	22
project	78	-6
promot	12	-40
proof	-14	-38
proof of	53	11
properti	-19	78
protect	-98	17
provid	-81	-63
provinc	-13	-38
provinci	18	60
provinci colleg	138	26
pst	-103	33
psw	-72	-94
psw certif	147	19
public	62	58
public polici	119	-38
punjabi	9	107
punjabi or	13	116
pupil	7	-35
purchas	-208	-164
put	-64	28
python	150	91
python or	128	116
qc	-86	-131
qualif	-61	-42
qualifi	-138	-5
qualifi applic	-67	-68
quantit	148	-1
quantit field	91	3
quatr	-149	-93
quebec	77	0
queri	-14	134
question	-83	-65
question from	-65	-54
quillwat	-113	-96
quota	74	-17
québec	29	-57
r	-34	13
r=false nice	-168	-76
r=false responsibilities	146	17
r=false start	41	24
r=true about	-54	-54
r=true apply	-65	-56
r=true benefits	-56	-50
r=true legal	-92	-80
r=true nice	-7	103
r=true overview	-23	-46
r=true requirements	64	6
r=true responsibilities	-83	-67
r=true start	-61	-63
race	-89	-101
rail	89	151
rang	-25	-85
rate	-63	-76
rate $	-84	-58
reach	100	-13
reach truck	121	-12
react	119	-49
read	103	-6
real	21	49
real estat	-91	-26
receiv	-91	-72
recent	160	4
receptionist	-175	-122
recogn	69	-29
recogn univers	135	39
recommend	-180	-132
reconcil	-140	-109
record	22	-30
record check	119	39
record of	179	44
recruit	45	-41
recruit for	-72	-54
red	111	77
red deer	-9	-90
red seal	163	150
refer	-124	-104
referr	-45	-63
referr bonu	-48	-73
reflect	-52	-47
reflect the	-49	-47
refriger	171	3
regard	-107	-96
regard to	-74	-74
regina	209	63
region	-137	-139
regist	78	-8
regist nurs	-120	-94
registr	168	36
registr with	130	38
registri	191	49
registri and	17	-3
rel	36	142
relat	172	34
relat field	27	-5
relat or	60	2
relev	197	40
relev experi	219	44
reliabl	258	32
reliabl statu	172	42
religion	-89	-99
remot	78	-63
renew	-95	-104
repair	19	-60
replac	-144	-93
report	-68	-80
report and	-110	-78
report on	-79	-56
report to	-137	-104
repres	-184	-169
request	-103	-95
requir	73	-47
requir all	-119	-78
research	142	15
research and	76	2
resid	-87	-80
residenti	-6	-74
resolut	147	30
resourc	-34	-55
respect	-16	-117
respons	104	12
rest	192	14
rest api	74	3
restaur	-112	-141
result	-144	-118
resum	-161	-151
resum to	-70	-58
retail	24	83
retir	-133	-29
return	-67	-91
review	-103	-28
review after	-64	-83
ridg	-144	-125
right	138	32
right to	115	23
rise	-91	-55
rn	-68	-111
road	52	-44
robot	-89	-6
role	-5	-81
roll	-168	-123
room	-170	-137
rota	-74	-57
rota one	-65	-46
rotat	-104	-73
round	-114	-76
rout	208	66
row	-162	-116
rrsp	-76	-59
rrsp match	-47	-35
rule	-59	-30
run	-115	-5
run a	-51	106
run the	-105	-85
rédiger	-130	-103
s	-104	-125
s=about	-54	-54
s=apply	-65	-56
s=benefits	-56	-50
s=legal	-92	-80
s=nice	-12	97
s=overview	-23	-46
s=requirements	64	6
s=responsibilities	-72	-64
s=start	-45	-49
sabbat	-59	-39
safe	12	18
safe and	-104	-106
safeti	-7	-27
sage	145	114
sage 0	145	114
saint	-22	-89
salari	-193	-158
sale	120	-14
salesforc	59	-122
saltbox	118	20
saltmarsh	-86	-79
saltmarsh academi	-86	-79
sampl	-156	-29
sandhil	-80	-64
sandhil mobil	-80	-64
santé	-211	-155
sap	103	113
satisfactori	181	60
satisfactori crimin	137	45
saturdai	-44	-37
save	-16	70
say	23	-18
sc=about -	-52	-54
sc=about must	-71	-50
sc=apply -	-54	-42
sc=benefits -	-53	-45
sc=benefits nice	-93	-119
sc=nice -	-24	98
sc=nice must	169	129
sc=nice nice	5	46
sc=overview -	-13	-41
sc=requirements -	87	-1
sc=requirements must	0	-40
sc=requirements nice	-23	128
sc=responsibilities -	-72	-62
sc=start -	-62	-65
sc=start must	80	1
sc=start nice	-11	112
schedul	26	-7
schemat	-87	-127
school	42	-27
school and	-79	-57
school diploma	111	3
school divis	-66	-53
scienc	18	83
scienc or	27	31
scientist	-165	-139
screen	207	66
script	140	178
seal	163	150
search	19	8
search and	22	-33
season	75	-4
seat	-106	-78
second	-84	2
second year	-67	-67
secondari	120	54
secondari diploma	96	-4
secondari school	107	1
sector	120	144
sector check	121	25
sector screen	72	24
secur	92	123
secur clearanc	49	-2
see	-123	-61
select	-110	-76
self	-118	-93
sell	78	-96
semain	-210	-149
semain de	-83	-68
send	-132	-97
send a	-90	-63
senior	-41	-50
senior account	-91	-78
seo	195	104
seri	-57	61
serv	-112	-88
serv 0	-40	-28
server	-96	-73
servic	-59	-60
servic and	-142	-96
servic award	-45	-32
servic work	34	-13
session	-186	-141
set	22	27
set up	-63	-88
seven	91	2
seven year	-11	-21
sex	-62	-63
share	-44	-26
she	-97	-141
shift	-129	-101
shift and	-40	-30
ship	69	0
shop	-20	-60
shopifi	32	174
shorelin	-100	-77
short	-94	-73
should	108	114
show	116	12
sick	-115	-75
side	-142	-95
sigma	15	172
sign	-22	108
signific	208	42
similar	93	106
sinc	-133	-101
sinc 0	-141	-104
sit	-140	-76
site	42	-22
site in	254	96
six	-26	0
six month	15	40
six sigma	15	172
six year	54	0
size	-117	-88
ski	-17	165
skill	211	36
skill and	-1	-16
skill in	230	71
sl=about context	-35	-49
sl=about must	-81	-60
sl=apply context	-50	-39
sl=apply must	-89	-60
sl=benefits context	-40	-37
sl=benefits must	-95	-70
sl=benefits nice	-93	-119
sl=nice must	310	15
sl=nice nice	-22	99
sl=overview context	-11	-41
sl=overview must	-104	-72
sl=requirements must	73	-7
sl=requirements nice	-23	128
sl=responsibilities context	-72	-63
sl=start context	-61	-63
sl=start must	4	-37
sl=start nice	-11	112
small	-36	-112
smart	59	43
smart serv	88	64
snowflak	63	251
so	-31	30
so we	-134	-83
so you	-47	-91
social	59	53
social work	110	92
societi	31	-41
softwar	-43	-14
softwar engin	-20	-58
softwar for	-165	-132
soin	90	57
soir	-225	-175
sold	45	-6
solid	186	34
some	18	128
somebodi	193	74
someon	6	4
someth	94	7
sorri	119	5
sou	35	-23
sou chef	-23	-27
soudag	277	144
sound	110	14
sound knowledg	121	30
sourc	126	19
spanish	26	178
speak	1	84
speak english	155	-27
special	49	181
specialist	-137	-106
spend	-122	-84
spent	158	148
spent three	182	28
spoken	148	103
spoken and	98	-54
sponsor	300	49
sponsorship	216	77
spot	67	-8
spring	20	-25
sql	211	74
st	-172	-123
stabil	-148	-106
staff	-112	-74
staff hous	-53	-47
staff to	-174	-114
stage	-17	-24
stai	-1	-28
stai 0	-181	-117
stai calm	247	96
stand	84	2
standard	89	9
standard act	68	22
standard first	93	10
start	16	-39
start date	200	75
state	95	1
statement	61	-7
statement and	-118	-85
statist	91	125
statist mathemat	91	-65
statu	92	140
statu secur	49	-2
steel	-198	-168
step	-189	-170
stock	-40	-94
stock and	-87	-66
stop	-57	103
store	-108	-80
straight	-76	-53
strategi	-106	-78
street	-43	-81
strong	161	35
student	-85	-79
studi	-108	-147
studio	169	25
subject	30	-29
submiss	-43	-33
success	150	49
such	111	83
such as	111	83
suit	-137	-71
summer	-114	-91
sundai	-141	49
supervis	-21	47
supervisor	-74	-111
suppli	-91	-41
suppli chain	27	8
supplier	-46	-36
support	-92	-76
support worker	-55	-58
system	52	59
tabl	-59	-56
tableau	92	-6
tablet	-145	-101
tagalog	12	181
tagalog or	6	134
take	-23	-73
take and	30	-69
take part	-88	-68
talent	-110	-86
talk	-27	-40
talk with	-87	-67
tallybrook	-149	-121
tamsin	-202	-205
target	-28	-80
tarp	54	92
tax	-102	-82
tdg	11	259
teach	-72	36
teacher	13	-94
team	-33	-53
team and	13	-9
team of	10	-43
technic	156	186
technician	-149	-154
technolog	39	-29
telephon	87	3
tell	-172	-134
tell us	-132	-119
ten	-103	-74
ten minut	-154	-103
ten year	-43	-42
tenant	-84	-189
term	59	-26
term care	65	-44
terraform	161	-31
territori	-102	-73
test	-75	-104
text	-141	-119
than	47	22
than 0	-14	15
thank	-119	-95
thank all	-60	-48
thank you	-168	-135
that	-89	-37
that reflect	-36	-30
that you	220	72
that'	-58	-14
the	-18	-34
the abil	59	56
the annual	-67	-54
the bar	123	21
the board	-113	-79
the branch	-41	-29
the canadian	-1	120
the chief	-97	-64
the colleg	93	30
the depart	-49	-36
the director	-37	-29
the door	-89	-57
the end	-98	-66
the firm	-99	-76
the first	51	-12
the futur	159	64
the last	80	-5
the law	187	53
the manag	-31	-26
the monthli	-133	-95
the odd	82	-4
the offic	5	-47
the on	-75	-50
the past	-96	-64
the peopl	-23	-19
the person	88	23
the posit	103	23
the provinci	100	83
the public	-152	-123
the right	118	29
the rn	-123	-92
the start	200	75
the success	48	0
the team	108	32
the time	248	61
the town	-157	-107
the uk	118	29
the unit	132	32
the weekli	-68	-53
the work	-182	-121
thei	-23	-20
thei want	-30	-42
their	-114	-91
their first	-166	-109
their own	10	-19
them	-17	-25
them in	8	-22
then	-78	-47
there	-28	-50
there are	-70	-54
there is	139	25
they'r	178	87
they'v	26	175
thi	24	-45
thi is	1	-45
thi posit	-39	-48
thi role	137	52
thing	221	59
think	136	2
third	12	-24
thorough	125	22
thorough knowledg	127	22
those	-192	-168
three	3	-22
three 0	163	61
three dai	96	36
three month	41	3
three of	43	-2
three week	-31	-25
three year	96	57
through	88	33
thursdai	-53	-71
ticket	175	216
tidi	106	9
till	-143	-16
time	-59	-63
time a	-104	-68
time and	-106	-109
tip	-86	-64
titl	-191	-142
to	12	-15
to $	-73	-66
to a	114	32
to an	-18	97
to appli	-107	-104
to be	199	65
to client	-75	-58
to commun	51	11
to complet	-156	-105
to cross	-181	-130
to date	-45	-60
to day	-73	-56
to detail	151	38
to five	63	7
to have	84	64
to join	-78	-55
to keep	-51	-46
to meet	3	-35
to our	126	48
to race	-62	-63
to read	170	100
to six	50	1
to start	-111	-91
to the	-35	-17
to travel	170	51
to two	243	98
to us	186	34
to use	25	122
to work	55	-17
todai	-152	-126
toddler	-28	-57
too	60	96
tool	-163	-96
top	52	-31
touch	-42	37
tourism	74	156
toward	-9	131
toward it	14	104
town	-64	-12
track	-15	-78
trade	17	59
trailer	-196	-188
train	53	159
train and	-56	-88
train in	-67	105
transact	176	26
transfer	9	-50
transit	-187	-152
transport	11	17
trauma	39	0
travel	221	54
travel to	249	66
travel up	239	99
treatment	-115	-74
triag	-46	-91
trip	-96	-68
troi	-85	-100
troubleshoot	89	-22
truck	-133	-127
trust	-108	-85
ttoc	-151	-153
tu	-66	-67
tuesdai	19	-20
tuition	-93	-117
tuition help	-86	-125
turn	-139	-97
twelv	-155	-123
twice	9	-25
twice a	9	-25
two	-4	-33
two dai	309	133
two of	-20	64
two or	-47	-71
two refer	55	11
two year	50	5
typescript	244	12
téléphone	-187	-136
u	59	118
uk	63	99
ukrainian	15	163
un	59	193
under	-88	-75
under the	-104	-81
undergradu	82	34
undergradu degre	82	34
understand	155	132
understand of	155	132
une	105	5
union	-47	-24
unit	12	-59
unit state	132	32
univers	24	-29
univers degre	26	-35
until	-130	-136
up	-46	-62
up to	-23	-47
ur	-55	-45
urgent	-75	-66
us	-24	-62
us a	15	84
us by	-105	-99
us for	-87	-77
use	82	108
use an	149	30
use of	66	104
usin	-51	-70
vacanc	-74	-53
vacat	-92	-67
vacat after	-30	-22
valid	147	15
valid az	159	52
valid class	59	6
valid driver'	97	25
vallei	-65	-54
van	-46	-58
vancouv	-203	-167
varianc	-163	-113
vehicl	40	-41
veri	-137	-111
verifi	-30	-83
verifi az	140	7
vest	-80	-59
vest over	-89	-64
veteran	-220	-286
victoria	48	2
visa	176	60
visibl	-27	-28
visibl minor	-27	-28
visit	99	-7
vlookup	100	24
volum	15	-32
volunt	-58	42
vou	-78	-132
vulner	113	24
vulner sector	113	24
w	-34	3
wage	-147	-123
walk	-146	-88
want	-136	-116
want to	-91	-71
warehous	-142	-135
warm	132	-3
warranti	-160	-103
water	-167	-10
way	62	-55
wcag	227	67
we	-58	-68
we are	-66	-52
we do	130	12
we don't	-1	-75
we have	-48	-28
we make	-121	-78
we need	-73	-72
we pay	-16	-35
we thank	-59	-48
we use	217	15
we welcom	-61	-71
we will	-173	-120
we'd	-7	109
we'r	1	-86
we'r look	-89	-63
we'v	-82	-79
we'v been	-72	-83
web	-209	-170
wed	73	112
week	-24	-42
week in	49	-2
week of	-97	-34
week off	-44	-31
week vacat	-34	-27
weekend	-253	-172
weekli	-180	-138
welcom	-114	3
welcom applic	-121	-137
weld	-5	234
welfar	29	-19
well	94	76
well account	-75	-64
what	-27	-49
what matter	46	-18
what we	20	-22
what you	-142	-107
wheelchair	-27	120
when	-57	-58
where	13	-60
which	180	102
whmi	172	21
who	-66	-72
who can	1	-38
who have	-14	-12
who make	-54	-40
why	-111	-162
will	-38	-55
will also	2	-26
will be	17	-16
will look	-51	-38
will to	65	-23
willing	102	110
willing to	102	110
window	158	21
winnipeg	-4	-51
winter	68	-57
wish	-59	-52
with 0	-78	-10
with a	-12	-53
with air	54	25
with an	154	-51
with at	66	-10
with bath	-58	-50
with children	150	64
with disabl	-69	-57
with famili	-112	-88
with indigen	-38	139
with no	160	43
with our	-79	-67
with parent	-16	-34
with the	16	-45
with two	-31	-70
with us	-50	-42
within	115	-16
within 0	232	68
within the	156	17
without	199	108
without regard	-74	-74
wk	103	29
women	-68	-65
word	120	12
word and	145	38
work	55	34
work 0	-18	-16
work as	162	31
work at	-9	138
work experi	52	-21
work in	91	43
work is	219	46
work knowledg	115	57
work of	34	-13
work order	-152	-129
work permit	221	57
work toward	14	104
work with	-18	98
workdai	58	252
worker	-103	-87
workforc	113	2
workforc that	-31	-25
workplac	-23	-97
workshop	19	-97
would	-3	223
would be	-16	178
wound	100	-10
wound care	143	14
wren	-168	-129
write	24	-18
write a	6	0
write and	-17	-24
write the	-82	-62
write up	-112	-84
written	91	-23
written english	115	42
yard	0	-25
year	21	-11
year 0	-83	-77
year ago	-102	-79
year and	-63	-45
year diploma	111	11
year experi	194	39
year in	91	66
year of	115	15
year old	-164	-114
year on	36	112
year or	80	2
year our	-111	-75
year post	166	44
year run	-5	-61
year so	-121	-86
year teach	1	239
year we	-96	-62
year with	-38	3
yet	-129	-148
you	6	0
you are	97	11
you can	85	73
you have	82	37
you hold	71	39
you know	34	96
you meet	-118	-76
you must	101	20
you need	187	30
you to	120	30
you will	-39	-59
you write	194	51
you'd	-84	63
you'd be	-72	-52
you'll	-53	-71
you'll be	88	10
you'r	-51	-62
you'v	66	201
your	-77	-31
your first	-155	-112
your friend	-20	-20
your own	67	145
your resum	-75	-60
youth	5	-74
yr	-105	30
yrs	122	62
yrs in	-16	14
£	-42	-45
£ 0	-42	-45
à	25	-58
à 0	-145	-134
à la	84	-8
`;
